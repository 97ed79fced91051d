import { words } from './settings.ts';

/** Which keys act at the table that lies below. */
export function KeysHelp() {
  const { commands, keys } = words.value;
  const game = document.querySelector('.table.burgundy') === null ? 'splendor' : 'burgundy';
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
