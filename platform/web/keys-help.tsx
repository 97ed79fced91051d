import { words } from './settings.ts';

/** Which keys act at a table. */
export function KeysHelp() {
  const { commands, keys } = words.value;
  return (
    <section class="keys" aria-label={commands}>
      <b>{commands}</b>
      <dl>
        {Object.values(keys).map(({ key, does }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
