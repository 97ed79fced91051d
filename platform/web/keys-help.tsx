import type { GameId } from '@chambord/games/page';
import { words } from './settings.ts';

/** Which keys act at a table of this game. */
export function KeysHelp({ game }: { readonly game: GameId }) {
  const { commands, keys } = words.value;
  return (
    <section class="keys" aria-label={commands}>
      <b>{commands}</b>
      <dl>
        {Object.values(keys).map(({ key, does }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{typeof does === 'string' ? does : does[game]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
