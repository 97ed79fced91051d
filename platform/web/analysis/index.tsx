// The panel below the table is that of the review.
import '../review/index.css';
import './index.css';
import { useEffect, useState } from 'preact/hooks';
import { HOUSE, inHouse } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';
import { BadInput } from '@chambord/kernel';
import { Seal } from '@chambord/ui';
import { firstChoice } from '../game/chosen-options.ts';
import { openGamePage } from '../game/drawings.ts';
import { gameSeal, gameTitle } from '../game/game-title.ts';
import { newSeed } from '../saved/store.ts';
import { Message } from '../shell/message.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { go, route } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { analysisWords } from '../words/analysis.ts';
import { analysisAddress, readPosition } from './address.ts';
import { openAnalysis } from './analysis-game.ts';
import type { AnalysisGame } from './analysis-game.ts';
import { AnalysisTable } from './analysis-table.tsx';
import { PositionForm } from './position-form.tsx';

/** Games that somebody can judge. */
const WITH_JUDGE = HOUSE.filter(({ load }) => load.why !== undefined);

/** Analysis: what there is, /analysis; of a game, /analysis/GAME; of a position, /analysis/GAME#LINE. */
export function AnalysisPage() {
  const [, id = ''] = route.value.parts;
  const { hash } = route.value;
  const game = inHouse(id);
  if (id === '') return <Overview />;
  if (game === undefined) return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
  return hash === '' ? <Begin game={game} text="" wrong={null} /> : <OfPosition key={id + hash} game={game} />;
}

function Overview() {
  const say = analysisWords[lang.value];
  return (
    <div class="page">
      <PageHead />
      <main class="analysis">
        <PageTitle name={say.title} />
        <p>{say.intro}</p>
        <ul class="rows games">
          {WITH_JUDGE.map(({ id }) => (
            <li key={id}>
              <Seal id={gameSeal(id)} />
              <div>
                <b>{gameTitle(id)}</b>
              </div>
              <a class="btn main" href={`/analysis/${id}`}>
                {say.begin}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

interface BeginProps {
  readonly game: GameDescription;
  readonly text: string;
  readonly wrong: string | null;
}

/** A new deal, or a position from elsewhere. */
function Begin({ game, text, wrong }: BeginProps) {
  const say = analysisWords[lang.value];
  const { least, most } = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <div class="page">
      <PageHead />
      <main class="analysis">
        <PageTitle name={`${say.title} – ${gameTitle(game.id)}`} />
        <p>{say.intro}</p>
        <section aria-label={say.newDeal}>
          <h2>{say.newDeal}</h2>
          <div class="ways">
            {counts.map((count) => (
              <button type="button" key={count} class="btn" onClick={() => void dealFor(game, count)}>
                {say.forSo(count)}
              </button>
            ))}
          </div>
        </section>
        <PositionForm game={game.id} text={text} wrong={wrong} />
      </main>
    </div>
  );
}

async function dealFor(description: GameDescription, players: number): Promise<void> {
  const { game } = await openGamePage(description);
  const state = game.setup(game.options({ players, ...firstChoice(description) }), newSeed());
  const view = game.view(state, game.actor(state) ?? 'open');
  if (game.position !== undefined) go(analysisAddress(game.id, game.position.format(view)));
}

function OfPosition({ game }: { readonly game: GameDescription }) {
  const [opened, setOpened] = useState<AnalysisGame | { readonly trouble: string } | null>(null);
  // What the page has read of the address is no longer escaped.
  const text = location.hash.slice(1);
  useEffect(() => {
    void open(game, text).then(setOpened);
  }, []);
  if (opened === null) return null;
  if ('trouble' in opened) return <Begin game={game} text={text.replaceAll('&', ' ')} wrong={opened.trouble} />;
  return <AnalysisTable shown={opened} />;
}

async function open(description: GameDescription, text: string): Promise<AnalysisGame | { readonly trouble: string }> {
  try {
    const page = await openGamePage(description);
    const { position } = page.game;
    if (position === undefined) return { trouble: words.value.notFoundHint };
    return openAnalysis(page, position, readPosition(position, text));
  } catch (error) {
    return { trouble: error instanceof BadInput ? error.message : words.value.loadFailed };
  }
}
