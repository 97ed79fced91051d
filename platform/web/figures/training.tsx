import { costByPart, costByTheme } from '@chambord/figures';
import type { FaultCost } from '@chambord/figures';
import { lang, words } from '../shell/settings.ts';
import { capital } from '@chambord/prose';
import { puzzleWords } from '../words/puzzles.ts';
import { ShareBar } from './charts/share-bar.tsx';
import type { OwnGame } from './data/collect.ts';
import { figure, say } from './say.ts';
import { useFaults } from './data/use-faults.ts';

/** So many themes are enough to begin with. */
const MOST = 6;

/** What one's mistakes were about, the dearest first, and where to train. */
export function Training({ game, games }: { readonly game: string; readonly games: readonly OwnGame[] }) {
  const found = useFaults(game, games);
  const known = found === 'failed' ? null : found;
  const none = known !== null && known.faults.length === 0;
  const names = known?.themes?.words[lang.value];
  const themes = costByTheme(known?.faults ?? []).slice(0, MOST);
  return (
    <section>
      <h2>{say().train}</h2>
      {known === null ? (
        <p role="status">{found === null ? say().working : words.value.loadFailed}</p>
      ) : none ? (
        <p>{say().noFaults}</p>
      ) : (
        <>
          <p class="hint">{say().trainHint}</p>
          {themes.length > 0 && (
            <CostTable title={say().theme} costs={themes} text={(name) => capital(names?.[name] ?? name)} />
          )}
          <CostTable title={say().when} costs={costByPart(known.faults)} text={(part) => say().part[part]} />
        </>
      )}
      <p class="ways">
        {!none && (
          <a class="btn" href="/review/train">
            {say().ownMistakes}
          </a>
        )}
        <a class="btn" href="/puzzles">
          {puzzleWords[lang.value].title}
        </a>
      </p>
    </section>
  );
}

interface CostProps<Name extends string> {
  readonly title: string;
  readonly costs: readonly FaultCost<Name>[];
  readonly text: (name: Name) => string;
}

function CostTable<Name extends string>({ title, costs, text }: CostProps<Name>) {
  const most = Math.max(1, ...costs.map(({ loss }) => loss));
  return (
    <table class="cost-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{say().times}</th>
          <th scope="col">{say().cost}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ name, times, loss }) => (
          <tr key={name}>
            <th scope="row">{text(name)}</th>
            <td>{figure(times)}</td>
            <td class="bar lost">
              <ShareBar share={loss / most} />
              <span>{figure(loss / 100)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
