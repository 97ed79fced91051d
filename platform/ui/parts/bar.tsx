import { createContext } from 'preact';
import type { ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import type { Lang } from '@chambord/kernel';
import { question } from '../focus/announcement.ts';
import { Icon } from './symbol.tsx';
import type { Note } from '../contract/table-props.ts';
import { uiWords } from '../words.ts';

interface Props {
  readonly lang: Lang;
  /** What is open below the present question, outermost first. */
  readonly crumbs?: readonly ComponentChildren[];
  /** What the table asks. */
  readonly title: string;
  readonly detail?: string;
  readonly note: Note | null;
  /** What else it shows, for its arrangement. */
  readonly class?: string;
  readonly ruleLink: (rule: string) => string;
  /** The question before the turn ends, in place of all else. */
  readonly endQuestion?: ComponentChildren;
  /** The permanent buttons, in fixed places. */
  readonly children: ComponentChildren;
}

/** The last row of every table: left what it asks, or why a touch was refused; right the permanent buttons. */
export function Bar(props: Props) {
  const { lang, crumbs = [], title, detail, note, class: more = '', ruleLink, endQuestion = null, children } = props;
  useLayoutEffect(() => {
    question.value = title;
    return () => void (question.value = '');
  }, [title]);
  const times = useTimes(note);
  if (endQuestion !== null) return <section class="bar ending">{endQuestion}</section>;
  return (
    <section class={`bar ${more} ${note === null ? '' : 'refusing'}`}>
      <div class="say">
        {note === null && (
          <>
            {crumbs.length > 0 && (
              <div class="crumbs">
                {crumbs.map((crumb, index) => (
                  <>
                    {index > 0 && <Icon id="next" />}
                    <span>{crumb}</span>
                  </>
                ))}
              </div>
            )}
            <h2>{title}</h2>
            {detail !== undefined && <p>{detail}</p>}
          </>
        )}
        {/* Only a refusal speaks by itself; what is asked is said after what has happened. */}
        <div role="status">
          {note !== null && (
            <div key={times} class="why">
              <b>{note.title}</b>
              {note.rule !== null && (
                <a href={ruleLink(note.rule)} target="_blank" rel="noopener">
                  {uiWords[lang].rule(note.rule)}
                </a>
              )}
            </div>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}

/** Counts the notes: the same refusal again is another one, and is said again. */
function useTimes(note: Note | null): number {
  const seen = useRef({ note, times: 0 });
  if (seen.current.note !== note) seen.current = { note, times: seen.current.times + 1 };
  return seen.current.times;
}

/** What the button is called where taking back has to be asked for; null where it is done at once. */
export const AskToUndo = createContext<string | null>(null);

/** Takes the last decision back, or asks the others for it. */
export function UndoButton({ lang, undo }: { readonly lang: Lang; readonly undo: (() => void) | null }) {
  const ask = useContext(AskToUndo);
  return (
    <button
      type="button"
      class={`btn undo ${undo === null ? 'off' : ''}`}
      disabled={undo === null}
      onClick={() => undo?.()}
      accessKey="u"
      {...(ask === null ? {} : { 'aria-label': ask, title: ask })}
    >
      <Icon id="undo" />
      {ask === null ? (
        uiWords[lang].undo
      ) : (
        <>
          <span class="wide">{ask}</span>
          <span class="brief">?</span>
        </>
      )}
    </button>
  );
}
