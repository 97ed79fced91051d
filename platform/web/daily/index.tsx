import './index.css';
import { useEffect } from 'preact/hooks';
import { dealsOf } from '@chambord/deals/daily';
import { dayAfter, dayOf, isDay } from '@chambord/deals/day';
import { HOUSE } from '@chambord/games/page';
import { Message } from '../shell/message.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { route } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { StorageNotice } from '../saved/storage-notice.tsx';
import { dailyWords } from '../words/daily.ts';
import { Calendar } from './calendar.tsx';
import { DailyDealCard } from './daily-deal.tsx';
import { refreshTries } from './tries.ts';

/** The deals of today, or of an earlier day, /daily/DATE; and the calendar. */
export function DailyPage() {
  const say = dailyWords[lang.value];
  const today = dayOf(Date.now());
  const [, day = today] = route.value.parts;
  useEffect(refreshTries, []);
  if (!isDay(day) || day > today) {
    return (
      <Message title={words.value.notFound} detail={isDay(day) ? say.notYet : say.noSuchDay}>
        <a class="btn main" href="/daily">
          {say.title}
        </a>
      </Message>
    );
  }
  const full = new Intl.DateTimeFormat(lang.value, { dateStyle: 'full', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(lang.value, { timeStyle: 'short' });
  return (
    <div class="page">
      <PageHead />
      <main class="daily">
        <div class="headline">
          <PageTitle name={say.title} />
          <p>{full.format(new Date(day))}</p>
        </div>
        <p>
          {say.about} {day === today && say.counts}
        </p>
        <StorageNotice />
        <ul class="rows deals">
          {HOUSE.flatMap((game) => dealsOf(game, day).map((deal) => <DailyDealCard key={deal.key} deal={deal} />))}
        </ul>
        {day === today ? (
          <p>{say.next(time.format(new Date(dayAfter(today, 1))))}</p>
        ) : (
          <p>
            <a class="btn" href="/daily">
              {say.today}
            </a>
          </p>
        )}
        <Calendar key={day} day={day} />
      </main>
    </div>
  );
}
