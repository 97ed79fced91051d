import './index.css';
import { useEffect, useRef } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import type { GameDescription } from '@chambord/games/page';
import { startsOf, waysIn } from '@chambord/figures';
import type { BookTable, BookWay } from '@chambord/figures';
import { Seal } from '@chambord/ui';
import { gameSeal, gameTitle } from '../game/game-title.ts';
import { Message } from '../shell/message.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { go, route } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { figuresTitle } from '../words/figures-title.ts';
import { openingsWords } from '../words/openings.ts';
import { openingsAddress, tableName, tableNamed, wayIn } from './address.ts';
import { useBook, WITH_BOOK } from './load-book.ts';
import type { OpenedBook } from './load-book.ts';
import { optionsInWords } from './options-in-words.ts';

/** A share of fewer says little. */
const FEW = 20;

/** What strong bots chose in the first turns: of which games, /openings; at a kind of table, /openings/GAME/TABLE; on a way through it, #WAY. */
export function OpeningsPage() {
  const [, id = ''] = route.value.parts;
  const game = inHouse(id);
  if (id === '') return <Overview />;
  if (game === undefined) return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
  return <OfGame key={id} game={game} />;
}

function Overview() {
  const say = openingsWords[lang.value];
  return (
    <div class="page">
      <PageHead />
      <main class="openings">
        <PageTitle name={say.title} />
        <p>{say.intro}</p>
        <ul class="rows games">
          {WITH_BOOK.map(({ id }) => (
            <li key={id}>
              <Seal id={gameSeal(id)} size={44} />
              <div>
                <b>{gameTitle(id)}</b>
              </div>
              <a class="btn main" href={`/openings/${id}`} aria-label={say.open}>
                {say.look}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

function OfGame({ game }: { readonly game: GameDescription }) {
  const opened = useBook(game.id);
  const say = openingsWords[lang.value];
  if (opened === null) return null;
  if (opened === 'none') return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
  if (opened === 'failed') {
    return (
      <Message title={words.value.loadFailed}>
        <button type="button" class="btn main" onClick={() => location.reload()}>
          {words.value.reload}
        </button>
      </Message>
    );
  }
  const { tables, iterations } = opened.book;
  const table = tableNamed(tables, route.value.parts[2]);
  if (table === undefined) return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
  return (
    <div class="page">
      <PageHead />
      <main class="openings">
        <div class="headline">
          <PageTitle name={`${say.title} – ${gameTitle(game.id)}`} />
          <a class="btn" href="/figures">
            {figuresTitle[lang.value]}
          </a>
        </div>
        <p>{say.intro}</p>
        <label class="line">
          <span>{say.table}</span>
          <select
            value={tableName(table.options)}
            onChange={({ currentTarget: { value } }) => go(`/openings/${game.id}/${value}`)}
          >
            {tables.map(({ options }) => (
              <option key={tableName(options)} value={tableName(options)}>
                {optionsInWords(game, options)}
              </option>
            ))}
          </select>
        </label>
        <Explorer opened={opened} table={table} way={wayIn(route.value.hash)} />
        <p class="hint">{say.madeOf(figure(table.games, 0), figure(iterations, 0))}</p>
        <p class="hint">{say.meaning}</p>
      </main>
    </div>
  );
}

interface ExplorerProps {
  readonly opened: OpenedBook;
  readonly table: BookTable;
  /** Situations and choices in turn. */
  readonly way: readonly string[];
}

/** A place on the way through the book: what was chosen there, or what came of a choice. */
function Explorer({ opened, table, way }: ExplorerProps) {
  const say = openingsWords[lang.value];
  const told = opened.openings.words[lang.value];
  const address = (to: readonly string[]) => openingsAddress(opened.game, table.options, to);
  const starts = startsOf(table);
  const [only] = starts;
  // Where there is nothing to choose it is gone on at once.
  const here = way.length === 0 && starts.length === 1 && only !== undefined ? [only.situation] : way;
  const last = here.at(-1);
  const before = here.at(-2);
  const heading = useFocusedOnMove(here.join());
  const chose = last === undefined ? undefined : here.length % 2 === 0 ? last : undefined;
  const next =
    chose === undefined ? starts : (waysIn(table, before ?? '').find(({ choice }) => choice === chose)?.next ?? []);
  return (
    <>
      {way.length > 0 && (
        <nav aria-label={say.way}>
          <ol class="crumbs">
            <li>
              <a href={address([])}>{say.beginning}</a>
            </li>
            {here.map((name, index) => (
              <li key={index}>
                <Crumb
                  text={index % 2 === 0 ? told.situation(name) : told.choice(name)}
                  to={index === here.length - 1 ? null : address(here.slice(0, index + 1))}
                />
              </li>
            ))}
          </ol>
        </nav>
      )}
      {last !== undefined && chose === undefined ? (
        <Ways
          heading={heading}
          title={told.situation(last)}
          ways={waysIn(table, last)}
          text={told.choice}
          to={({ choice, next: [after, ...others] }) =>
            after === undefined
              ? null
              : address(others.length === 0 ? [...here, choice, after.situation] : [...here, choice])
          }
        />
      ) : (
        <section>
          <h2 ref={heading} tabIndex={-1}>
            {chose === undefined ? say.beginning : say.after(told.choice(chose))}
          </h2>
          {next.length === 0 ? (
            <p>{say.end}</p>
          ) : (
            <ul class="rows nexts" aria-label={say.whatNext}>
              {next.map(({ situation, times }) => (
                <li key={situation}>
                  <a href={address([...here, situation])}>
                    <span>{told.situation(situation)}</span>
                    <small>{say.times(figure(times, 0))}</small>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

function Crumb({ text, to }: { readonly text: string; readonly to: string | null }) {
  return to === null ? <span aria-current="step">{text}</span> : <a href={to}>{text}</a>;
}

interface WaysProps {
  readonly heading: { readonly current: HTMLHeadingElement | null };
  readonly title: string;
  readonly ways: readonly BookWay[];
  readonly text: (choice: string) => string;
  readonly to: (way: BookWay) => string | null;
}

/** All that was chosen in a situation. */
function Ways({ heading, title, ways, text, to }: WaysProps) {
  const say = openingsWords[lang.value];
  const all = ways.reduce((sum, { times }) => sum + times, 0);
  const mean = (pick: (way: BookWay) => number) => ways.reduce((sum, way) => sum + pick(way) * way.times, 0) / all;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {all === 0 ? (
        <p>{say.unknown}</p>
      ) : (
        <>
          <p>
            {say.cameBy(
              figure(all, 0),
              percent(mean(({ wins }) => wins)),
              figure(
                mean(({ points }) => points),
                1,
              ),
            )}
          </p>
          <table class="ways-table">
            <thead>
              <tr>
                <th scope="col">{say.choice}</th>
                <th scope="col">{say.frequency}</th>
                <th scope="col">{say.wins}</th>
                <th scope="col">{say.points}</th>
              </tr>
            </thead>
            <tbody>
              {ways.map((way) => (
                <tr key={way.choice} class={way.times < FEW ? 'few' : ''}>
                  <th scope="row">
                    <Choice text={text(way.choice)} to={to(way)} />
                  </th>
                  <td>
                    <svg class="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                      <path class="whole" d="M0 5H100" />
                      <path class="part" d={`M0 5H${(100 * way.share).toFixed(1)}`} />
                    </svg>
                    <span>
                      {percent(way.share)} <small>{say.times(figure(way.times, 0))}</small>
                    </span>
                  </td>
                  <td>
                    {percent(way.wins)}{' '}
                    <small>{way.times < FEW ? say.few : `±\u00a0${figure(100 * way.error, 0)}`}</small>
                  </td>
                  <td>{figure(way.points, 1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function Choice({ text, to }: { readonly text: string; readonly to: string | null }) {
  return to === null ? <span>{text}</span> : <a href={to}>{text}</a>;
}

/** What was clicked is gone after each step: one goes on at the heading. */
function useFocusedOnMove(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(place);
  useEffect(() => {
    if (was.current !== place) heading.current?.focus();
    was.current = place;
  }, [place]);
  return heading;
}

function figure(value: number, digits: number): string {
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(lang.value, form).format(value);
}

function percent(share: number): string {
  return words.value.percent(Math.round(100 * share));
}
