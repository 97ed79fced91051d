import './rules-page.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HOUSE } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';
import type { Lang } from '@chambord/kernel';
import type { Rule, RuleBook } from '@chambord/prose';
import { Seal } from '@chambord/ui';
import type { Illustrations } from '@chambord/ui';
import { marked as markedIn, plain } from './search.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { route } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { inWords } from '../words/in-words.ts';

/** The rules of a game, numbered and searchable. */
export function RulesPage({ game }: { readonly game: GameDescription }) {
  const [books, setBooks] = useState<Readonly<Record<Lang, RuleBook>> | null>(null);
  const [drawings, setDrawings] = useState<Illustrations>({});
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    setBooks(null);
    setDrawings({});
    void Promise.all([game.load.ruleBook(), game.load.illustrations?.() ?? {}]).then(([loaded, drawn]) => {
      setDrawings(drawn);
      setBooks(loaded);
    });
  }, [game]);
  const { hash } = route.value;
  useEffect(() => {
    // A rule in the middle, with what stands around it; a chapter from its beginning.
    const block = hash.includes('.') ? 'center' : 'start';
    const target = books === null || hash === '' ? null : document.getElementById(hash);
    target?.scrollIntoView({ block });
    // Who follows a link goes there with the focus as well, and hears where they are.
    (target?.querySelector('h2') ?? target)?.focus({ preventScroll: true });
  }, [books, hash]);
  return (
    <div class="page">
      <PageHead />
      <main class="rulebook">
        <nav class="tabs" aria-label={words.value.rules}>
          {HOUSE.map(({ id, words: own }) => (
            <a key={id} class="btn" href={`/rules/${id}`} aria-current={id === game.id ? 'page' : undefined}>
              {own[lang.value].title}
            </a>
          ))}
        </nav>
        <PageTitle name={words.value.rulesOf(game.words[lang.value].title)} />
        <div class="search">
          <label>
            <span>{words.value.search}</span>
            <input type="search" value={wanted} onInput={({ currentTarget }) => setWanted(currentTarget.value)} />
          </label>
          {/* The search changes what stands below while one types: that is told to eyes and ears. */}
          <p role="status">
            {books !== null &&
              wanted.trim() !== '' &&
              inWords[lang.value].found(found(books[lang.value], wanted).length)}
          </p>
        </div>
        {books !== null && (
          <div class="book">
            <Contents game={game.id} book={books[lang.value]} />
            <div>
              <Chapters game={game.id} book={books[lang.value]} drawings={drawings} wanted={wanted} marked={hash} />
            </div>
          </div>
        )}
      </main>
    </div>
  );
}

/** The chapters. On a phone they are folded away. */
function Contents({ game, book }: { readonly game: string; readonly book: RuleBook }) {
  const wide = document.documentElement.dataset['layout'] === 'wide';
  return (
    <details class="contents" open={wide}>
      <summary>{words.value.contents}</summary>
      <nav aria-label={words.value.contents}>
        <ol>
          {Object.entries(book.chapters).map(([chapter, title]) => (
            <li key={chapter}>
              <a href={`/rules/${game}#${chapter}`}>
                <b>{chapter}</b> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

interface ChapterProps {
  readonly game: string;
  readonly book: RuleBook;
  readonly drawings: Illustrations;
  readonly wanted: string;
  readonly marked: string;
}

/** The rules in which this stands. */
function found(book: RuleBook, wanted: string): [number: string, rule: Rule][] {
  const needle = plain(wanted.trim());
  return Object.entries(book.rules).filter(([number, { text }]) => plain(`${number} ${text}`).includes(needle));
}

function Chapters({ game, book, drawings, wanted, marked }: ChapterProps) {
  const needle = plain(wanted.trim());
  const rules = found(book, wanted);
  if (rules.length === 0) return null;
  return (
    <>
      {needle === '' && (
        <div class="intro">
          {book.intro.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {Object.entries(book.chapters).map(([chapter, title]) => {
        const own = rules.filter(([number]) => number.split('.')[0] === chapter);
        return own.length === 0 ? null : (
          <section key={chapter} id={chapter}>
            <h2 tabIndex={-1}>
              {chapter} {title}
            </h2>
            <dl>
              {own.map(([number, { text, ruling }]) => (
                <div key={number} id={number} tabIndex={-1} class={number === marked ? 'marked' : ''}>
                  <dt>{number}</dt>
                  <dd>
                    {drawings[number] !== undefined && <Drawings ids={drawings[number]} />}
                    <RuleText text={text} game={game} needle={needle} />
                    {ruling === true && <small>{words.value.ruling}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </>
  );
}

/** What a rule speaks of, on rounds of vellum. */
function Drawings({ ids }: { readonly ids: readonly string[] }) {
  return (
    <span class="drawings" aria-hidden="true">
      {ids.map((id, index) => (
        <Seal key={index} id={id} size={52} />
      ))}
    </span>
  );
}

interface TextProps {
  readonly text: string;
  readonly game: string;
  readonly needle: string;
}

/** Each line is a paragraph; lines that begin with a dash are entries of a list. */
function RuleText({ text, game, needle }: TextProps) {
  const parts: ComponentChildren[] = [];
  let entries: string[] = [];
  const endList = () => {
    if (entries.length > 0)
      parts.push(
        <ul>
          {entries.map((entry) => (
            <li key={entry}>
              <RuleLine text={entry} game={game} needle={needle} />
            </li>
          ))}
        </ul>,
      );
    entries = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('- ')) entries.push(line.slice(2));
    else {
      endList();
      parts.push(
        <p>
          <RuleLine text={line} game={game} needle={needle} />
        </p>,
      );
    }
  }
  endList();
  return <>{parts}</>;
}

/** Words with what was searched for marked, and rules that are cited as links. */
function RuleLine({ text, game, needle }: TextProps) {
  return (
    <>
      {text.split(/(?<=\()(\d+\.\d+)(?=\))/).map((part, index) =>
        index % 2 === 1 ? (
          <a key={index} href={`/rules/${game}#${part}`}>
            {part}
          </a>
        ) : (
          markedIn(part, needle).map(([piece, hit], at) => (hit ? <mark key={at}>{piece}</mark> : piece))
        ),
      )}
    </>
  );
}
