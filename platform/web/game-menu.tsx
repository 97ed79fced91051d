import { useState } from 'preact/hooks';
import { recordOf } from '@chambord/kernel';
import type { Playing } from './playing.ts';
import { saveRecord } from './record-files.ts';
import { lang, words } from './settings.ts';
import { StorageNotice } from './storage-notice.tsx';

/** What can be done besides playing. */
export function GameMenu({ playing }: { readonly playing: Playing }) {
  const [inWords, setInWords] = useState(false);
  const { page, session } = playing;
  return (
    <div class="menu">
      <StorageNotice />
      <a class="btn" href="/">
        {words.value.home}
      </a>
      <a class="btn" href={`/rules/${page.game.id}`} target="_blank" rel="noopener">
        {words.value.rules}
      </a>
      <button type="button" class="btn" onClick={() => saveRecord(recordOf(session))}>
        {words.value.exportRecord}
      </button>
      <button type="button" class="btn" aria-expanded={inWords} onClick={() => setInWords(!inWords)}>
        {words.value.summary}
      </button>
      {inWords && (
        <pre class="inwords">
          {page.text[lang.value].table(page.game.view(session.state, playing.viewer.value), session.names)}
        </pre>
      )}
      <p class="hint">
        <b>{words.value.commands}</b> {words.value.keys}
      </p>
    </div>
  );
}
