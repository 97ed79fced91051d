import { useEffect, useRef, useState } from 'preact/hooks';
import { question, remark } from '@chambord/ui';
import { sentences } from './log.tsx';
import { sinceLastTurn } from './playing.ts';
import { lang } from './settings.ts';
import { newsFor } from './telling.ts';
import type { Heard } from './telling.ts';
import type { Told } from './told.ts';
import { inWords } from './words/in-words.ts';

type Ply = Told['session']['plies'][number];

interface Line {
  readonly id: number;
  readonly text: string;
}

/** So many lines stay, for who reads them again. */
const KEPT = 20;

interface Props {
  readonly playing: Told;
  /** Who has won, when it is over. */
  readonly verdict: string | null;
}

/**
 * Tells a screen reader what happens, then what is asked: the only thing at a table that speaks by itself, but for refusals.
 * Lines are added and never changed, so that none is lost where much happens in a moment.
 */
export function Announcer({ playing, verdict }: Props) {
  const { page, session } = playing;
  const version = playing.version.value;
  const viewer = playing.viewer.value;
  const deciding = playing.deciding.value;
  const asked = question.value;
  const remarked = remark.value;
  const [lines, setLines] = useState<readonly Line[]>([]);
  const heard = useRef<Heard<Ply> | null>(null);
  const answered = useRef(remarked);
  const next = useRef(0);
  useEffect(() => {
    const before = heard.current;
    const now = { viewer, plies: [...session.plies], deciding, question: question.peek(), verdict };
    heard.current = now;
    const fresh = newsFor(before, now, {
      // Whose turn it is the question says.
      say: ({ events }) => {
        const done = events.filter((event) => !page.game.endsTurn(event));
        return sentences(playing, done, viewer).join(' ');
      },
      takenBack: inWords[lang.peek()].takenBack,
      missed: ({ plies }) => sinceLastTurn({ plies: [...plies] }, viewer),
    });
    const said = remarked === null || remarked === answered.current ? fresh : [...fresh, remarked.text];
    answered.current = remarked;
    const added = said.map((text) => ({ id: next.current++, text }));
    // What the one before knew is not for the next one at the same screen.
    const kept = before !== null && before.viewer !== viewer ? [] : lines;
    if (added.length > 0 || kept.length < lines.length) setLines([...kept, ...added].slice(-KEPT));
  }, [version, viewer, deciding, asked, verdict, remarked]);
  return (
    <div class="sr" role="log" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
