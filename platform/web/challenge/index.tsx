import '../comparison/index.css';
import { useEffect, useState } from 'preact/hooks';
import { findDeal } from '@chambord/deals/daily';
import type { DailyDeal } from '@chambord/deals/daily';
import { HOUSE, inHouse } from '@chambord/games/page';
import type { Challenge } from '@chambord/deals/challenge';
import { at, BadInput } from '@chambord/kernel';
import { Seal } from '@chambord/ui';
import { Compared } from '../comparison/compared.tsx';
import { openPair } from '../comparison/pair.ts';
import { beginTry, isOpen } from '../daily/begin.ts';
import { gameSeal, gameTitle } from '../game/game-title.ts';
import { botSeats, ownSeat, setUpGame, useBeginning } from '../game/new-game.ts';
import { tries } from '../daily/tries.ts';
import { StorageNotice } from '../saved/storage-notice.tsx';
import { Message } from '../shell/message.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { go, route } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { challengeWords } from '../words/challenge.ts';
import { keepChallenge } from './challenges.ts';
import { openChallenge } from './open-challenge.ts';
import type { OpenedChallenge } from './open-challenge.ts';

/** A challenge, /challenge#LINK; once it is played, both games side by side, /challenge/ID#LINK, and their tables, /challenge/ID/SIDE/PLY#LINK. */
export function ChallengePage() {
  const { hash } = route.value;
  return <OfLink key={hash} link={hash} />;
}

function OfLink({ link }: { readonly link: string }) {
  const [opened, setOpened] = useState<OpenedChallenge | null>(null);
  useEffect(() => void openChallenge(link).then(setOpened), []);
  const [, id = ''] = route.value.parts;
  if (opened === null) return null;
  if ('trouble' in opened) return <Message title={opened.trouble} detail={opened.hint} />;
  return id === '' ? <Accept opened={opened} link={link} /> : <Answer key={id} opened={opened} link={link} id={id} />;
}

interface Props {
  readonly opened: Exclude<OpenedChallenge, { readonly trouble: string }>;
  readonly link: string;
}

/** What one is challenged to. What came of it for the challenger is not told. */
function Accept({ opened: { page, challenge, played }, link }: Props) {
  const say = challengeWords[lang.value];
  const { begin, trouble } = useBeginning();
  const { record, seat, bots } = challenge;
  const from = at(record.names, seat);
  const [mine] = played;
  const daily = dailyDealOf(challenge);
  const others = bots.flatMap((bot, index) =>
    bot === null ? [] : [say.botOf(at(record.names, index), words.value.levels[bot])],
  );
  const outdated = record.rulesVersion !== page.game.rulesVersion;
  return (
    <div class="page">
      <PageHead />
      <main class="challenge">
        <PageTitle name={say.from(from)} />
        <ul class="rows games">
          <li>
            <Seal id={gameSeal(record.game)} size={44} />
            <div>
              <b>{gameTitle(record.game)}</b>
              <small>
                {others.length === 0
                  ? words.value.solo
                  : `${say.against(new Intl.ListFormat(lang.value, { type: 'conjunction' }).format(others))} · ${words.value.seat(seat + 1)}`}
              </small>
            </div>
          </li>
        </ul>
        <p>{mine === undefined ? say.about(from) : say.played}</p>
        {outdated && <p class="notice">{say.otherRules}</p>}
        {daily !== null && <p class="notice">{say.today}</p>}
        <StorageNotice />
        <div class="ways">
          {mine !== undefined && (
            <a class="btn main" href={`/challenge/${mine.id}#${link}`}>
              {say.compareWith(from)}
            </a>
          )}
          {!outdated && (
            <button
              type="button"
              class={`btn ${mine === undefined ? 'main' : ''}`}
              onClick={() => begin(takeUp(challenge, link, daily))}
            >
              {mine === undefined ? say.play : say.playAgain}
            </button>
          )}
        </div>
        {trouble !== null && (
          <p class="notice" role="alert">
            {trouble}
          </p>
        )}
      </main>
    </div>
  );
}

/** The deal of today that it is about, if the try that counts has not begun yet. */
function dailyDealOf({ record }: Challenge): DailyDeal | null {
  const deal = HOUSE.some(({ id }) => id === record.game)
    ? findDeal(HOUSE, record.seed.replace(/^.* /, ''))
    : undefined;
  return deal !== undefined && deal.seed === record.seed && isOpen(deal) ? deal : null;
}

/** Sets the same deal up for whoever sits here. One of today is played as the try that counts: else the challenge would spoil it. */
async function takeUp({ record, seat, bots }: Challenge, link: string, daily: DailyDeal | null): Promise<void> {
  const from = at(record.names, seat);
  if (daily !== null) {
    await beginTry(daily);
    const id = tries.value[daily.key]?.id;
    if (id !== undefined) keepChallenge(id, { link, from });
    return;
  }
  const game = inHouse(record.game);
  if (game === undefined) throw new BadInput('game', `"${record.game}"`);
  const sitting = botSeats(game, bots.length, 'page');
  const seats = bots.map((bot, index) =>
    bot === null ? ownSeat() : { ...at(sitting, index), name: at(record.names, index), bot },
  );
  const id = await setUpGame({ game: record.game, options: record.options, seed: record.seed, seats });
  keepChallenge(id, { link, from });
  go(`/play/${id}`);
}

/** The own game and the challenger's, held against each other. */
function Answer({ opened: { page, challenge, played }, link, id }: Props & { readonly id: string }) {
  const say = challengeWords[lang.value];
  const mine = played.find((game) => game.id === id);
  const [pair] = useState(() => {
    if (mine === undefined) return null;
    const { record, seat } = challenge;
    const seats = mine.seats.map((info, index) => ({ ...info, name: at(record.names, index) }));
    return openPair(page, seat, [
      { record: mine.record, seats: mine.seats, own: true },
      { record, seats, own: false },
    ]);
  });
  if (pair === null) return <Message title={words.value.notFound} detail={words.value.notFoundHint} />;
  const base = `/challenge/${id}`;
  const [, , side, ply] = route.value.parts;
  return (
    <Compared
      pair={pair}
      shown={side === undefined ? null : { side: side === 'other' ? 1 : 0, ply: Number(ply) }}
      overview={`${base}#${link}`}
      address={(shown) => `${base}/${shown.side === 1 ? 'other' : 'own'}/${shown.ply}#${link}`}
      exit={{ address: '/games', label: say.title }}
    />
  );
}
