import './today.css';
import { dealsOf } from '@chambord/deals/daily';
import { dayOf } from '@chambord/deals/day';
import { HOUSE } from '@chambord/games/page';
import { Icon } from '@chambord/ui';
import { lang } from '../shell/settings.ts';
import { dailyWords } from '../words/daily.ts';
import { puzzleWords } from '../words/puzzles.ts';
import { tries } from './tries.ts';

/** One line for today, on the home leaf. */
export function Today() {
  const say = dailyWords[lang.value];
  const day = dayOf(Date.now());
  const deals = HOUSE.flatMap((game) => dealsOf(game, day));
  const outcomes = deals.flatMap(({ key }) => tries.value[key]?.outcome ?? []);
  const date = new Intl.DateTimeFormat(lang.value, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <p class="today">
      <a href="/daily">
        <b>{say.title}</b>
        <small>
          <span>{date.format(new Date(day))} · </span>
          {say.played(outcomes.length, outcomes.filter(({ won }) => won).length, deals.length)}
        </small>
        <Icon id="next" />
      </a>
      <a class="puzzles-way" href="/puzzles">
        {puzzleWords[lang.value].title}
      </a>
    </p>
  );
}
