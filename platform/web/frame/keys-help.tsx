import { inHouse } from '@chambord/games/page';
import { lang, words } from '../shell/settings.ts';

/** Which keys act at a table of this game. */
export function KeysHelp({ game }: { readonly game: string }) {
  const { commands, keys } = words.value;
  const own = inHouse(game)?.words[lang.value];
  const other = own?.otherKey;
  return (
    <section class="keys" aria-label={commands}>
      <b>{commands}</b>
      <dl>
        {Object.entries(keys).map(([name, { key, does }]) => {
          const meaning = name === 'other' ? other : does;
          return (
            meaning !== undefined && (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{meaning}</dd>
              </div>
            )
          );
        })}
        {own?.keys?.map(({ key, does }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
