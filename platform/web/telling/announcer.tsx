import { useEffect, useRef, useState } from 'preact/hooks';
import { question, remark } from '@chambord/ui';
import { sentences } from './log.tsx';
import { lang } from '../shell/settings.ts';
import { listenerOf, sinceLastTurn } from '../game/shown-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { sentencesFor } from './telling.ts';
import type { Heard } from './telling.ts';
import { inWords } from '../words/in-words.ts';

type Ply = ShownGame['plies']['value'][number];

interface Said {
  readonly id: number;
  readonly text: string;
}

/** So many lines stay, for who reads them again. */
const KEPT = 20;

/**
 * Tells a screen reader what happens, then what is asked: the only thing at a table that speaks by itself, but for refusals.
 * Lines are added and never changed, so that none is lost where much happens in a moment.
 */
export function Announcer({ shown }: { readonly shown: ShownGame }) {
  const { page } = shown;
  const plies = shown.plies.value;
  const viewer = shown.viewer.value;
  const deciding = shown.deciding.value;
  const verdict = shown.verdict.value;
  const asked = question.value;
  const remarked = remark.value;
  const [lines, setLines] = useState<readonly Said[]>([]);
  const heard = useRef<Heard<Ply> | null>(null);
  const answered = useRef(remarked);
  const next = useRef(0);
  useEffect(() => {
    const before = heard.current;
    const now = { viewer, plies: [...plies], deciding, question: question.peek(), verdict };
    heard.current = now;
    const fresh = sentencesFor(before, now, {
      // Whose turn it is the question says.
      say: ({ events }) => {
        const done = events.filter((event) => !page.game.endsTurn(event));
        return sentences(shown, done, viewer).join(' ');
      },
      takenBack: inWords[lang.peek()].takenBack,
      missed: (heardNow) => sinceLastTurn(heardNow.plies, listenerOf(shown)),
    });
    const said = remarked === null || remarked === answered.current ? fresh : [...fresh, remarked.text];
    answered.current = remarked;
    const added = said.map((text) => ({ id: next.current++, text }));
    // What the one before knew is not for the next one at the same screen.
    const kept = before !== null && before.viewer !== viewer ? [] : lines;
    if (added.length > 0 || kept.length < lines.length) setLines([...kept, ...added].slice(-KEPT));
  }, [plies, viewer, deciding, asked, verdict, remarked]);
  return (
    <div class="sr" role="log" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
