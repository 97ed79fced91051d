import { useState } from 'preact/hooks';
import { dealsOf } from '@chambord/deals/daily';
import { dayAfter, dayOf, FIRST_DAY } from '@chambord/deals/day';
import { HOUSE } from '@chambord/games/page';
import { Icon } from '@chambord/ui';
import { lang } from '../shell/settings.ts';
import { dailyWords } from '../words/daily.ts';
import { monthAfter, weeksOf } from './month.ts';
import { tries } from './tries.ts';

/** The days of a month, with what one has played: each leads to its deals. */
export function Calendar({ day }: { readonly day: string }) {
  const say = dailyWords[lang.value];
  const [month, setMonth] = useState(day);
  const today = dayOf(Date.now());
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang.value, { ...options, timeZone: 'UTC' });
  const weekday = format({ weekday: 'narrow' });
  const longWeekday = format({ weekday: 'long' });
  const full = format({ dateStyle: 'full' });
  const weeks = weeksOf(month);
  // A week that begins with Monday.
  const days = Array.from({ length: 7 }, (_, index) => new Date(dayAfter('2026-01-05', index)));
  return (
    <section class="calendar" aria-label={say.calendar}>
      <header>
        <MonthButton id="previous" name={say.monthBefore} to={monthAfter(month, -1)} show={setMonth} />
        <h2 aria-live="polite">{format({ month: 'long', year: 'numeric' }).format(new Date(month))}</h2>
        <MonthButton id="next" name={say.monthAfter} to={monthAfter(month, 1)} show={setMonth} />
      </header>
      <table>
        <thead>
          <tr>
            {days.map((date) => (
              <th key={date.getTime()} scope="col" aria-label={longWeekday.format(date)}>
                {weekday.format(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((each, column) => (
                <td key={column}>
                  {each !== null && (each > today || each < FIRST_DAY) && <span>{Number(each.slice(8))}</span>}
                  {each !== null && each <= today && each >= FIRST_DAY && (
                    <a
                      href={each === today ? '/daily' : `/daily/${each}`}
                      aria-label={`${full.format(new Date(each))}: ${stateOf(each)}`}
                      aria-current={each === day ? 'date' : undefined}
                    >
                      {Number(each.slice(8))}
                      <Marks day={each} />
                    </a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface MonthProps {
  readonly id: 'previous' | 'next';
  readonly name: string;
  readonly to: string;
  readonly show: (month: string) => void;
}

function MonthButton({ id, name, to, show }: MonthProps) {
  const there = to.slice(0, 7) >= FIRST_DAY.slice(0, 7) && to <= dayOf(Date.now());
  return (
    <button type="button" class="tool" aria-label={name} title={name} disabled={!there} onClick={() => show(to)}>
      <Icon id={id} />
    </button>
  );
}

const dealsOn = (day: string) => HOUSE.flatMap((game) => dealsOf(game, day));

/** A dot for each deal: full if it was won, a ring if it was played. */
function Marks({ day }: { readonly day: string }) {
  return (
    <span class="dots" aria-hidden="true">
      {dealsOn(day).map(({ key }) => {
        const outcome = tries.value[key]?.outcome;
        return <i key={key} class={outcome === undefined ? '' : outcome.won ? 'won' : 'played'} />;
      })}
    </span>
  );
}

function stateOf(day: string): string {
  const deals = dealsOn(day);
  const outcomes = deals.flatMap(({ key }) => tries.value[key]?.outcome ?? []);
  return dailyWords[lang.value].played(outcomes.length, outcomes.filter(({ won }) => won).length, deals.length);
}
