import { useEffect, useState } from 'preact/hooks';
import type { DailyDeal } from '@chambord/deals/daily';
import { dayOf } from '@chambord/deals/day';
import { beaten, meanOf, TRIES } from '@chambord/deals/outcome';
import { Seal } from '@chambord/ui';
import { ChallengeWay } from '../challenge/lazy-challenge-way.ts';
import { gameSeal, gameTitle } from '../game/game-title.ts';
import { useBeginning } from '../game/new-game.ts';
import { findSaved } from '../saved/store.ts';
import type { SavedGame } from '../saved/store.ts';
import { lazy } from '../shell/lazy-page.tsx';
import { lang, words } from '../shell/settings.ts';
import { dailyWords, difference } from '../words/daily.ts';
import { setUpWords } from '../words/set-up.ts';
import { beginTry, practise } from './begin.ts';
import { CopyResult } from './copy-result.tsx';
import { tries } from './tries.ts';
import type { Try } from './tries.ts';
import { usePar } from './use-par.ts';

/** Needs a server, and what talks to it. */
const Everybody = lazy(async () => (await import('./everybody.tsx')).Everybody);

/** One deal of a day: the try that counts, what came of it, and practice. */
export function DailyDealCard({ deal }: { readonly deal: DailyDeal }) {
  const say = dailyWords[lang.value];
  const { key, game, day, options, seat, level, kind } = deal;
  const made = tries.value[key];
  const today = day === dayOf(Date.now());
  const { begin, trouble } = useBeginning();
  const [curious, setCurious] = useState(false);
  const kept = useKept(made);
  const gone = kept === 'gone';
  const others = options.players - 1;
  const about =
    kind === 'solo'
      ? words.value.solo
      : `${setUpWords[lang.value].against(others, words.value.levels[level])} · ${words.value.seat(seat + 1)}`;
  const over = made?.outcome !== undefined;
  return (
    <li data-deal={`${game}/${kind}`}>
      <Seal id={gameSeal(game)} size={44} />
      <div class="deal-name">
        <h2>{gameTitle(game)}</h2>
        <small>{about}</small>
      </div>
      <div class="ways">
        {made === undefined && today && (
          <button type="button" class="btn main" onClick={() => begin(beginTry(deal))}>
            {say.play}
          </button>
        )}
        {made !== undefined && !over && !gone && (
          <a class="btn main" href={`/play/${made.id}`}>
            {words.value.continue}
          </a>
        )}
        {over && !gone && (
          <a class="btn" href={`/replay/${made.id}`}>
            {words.value.replay}
          </a>
        )}
        {over && kept !== null && kept !== 'gone' && <ChallengeWay record={kept.record} seats={kept.seats} />}
        {(over || gone || !today) && (
          <button type="button" class="btn" title={say.practiseHint} onClick={() => begin(practise(deal))}>
            {say.practise}
          </button>
        )}
      </div>
      <div class="came-of-it">
        {made === undefined && !today && <p>{say.missed}</p>}
        {made !== undefined && !over && <p>{gone ? say.lost : say.underWay}</p>}
        {made?.outcome !== undefined && (
          <p class="outcome">{say.outcome(made.outcome.won, made.outcome.points, made.outcome.lead)}</p>
        )}
        {made !== undefined && over && kept !== null && kept !== 'gone' && (
          <Everybody deal={deal} made={made} kept={kept} />
        )}
        {trouble !== null && (
          <p class="notice" role="alert">
            {trouble}
          </p>
        )}
        {over || curious ? (
          <AgainstPar deal={deal} made={made} />
        ) : (
          made === undefined &&
          !today && (
            <button type="button" class="btn" onClick={() => setCurious(true)}>
              {say.parShow}
            </button>
          )
        )}
      </div>
    </li>
  );
}

/** The game of a try; null until it is known, or where there is none. */
function useKept(made: Try | undefined): SavedGame | 'gone' | null {
  const [kept, setKept] = useState<SavedGame | 'gone' | null>(null);
  useEffect(() => {
    if (made === undefined) return undefined;
    let left = false;
    void findSaved(made.id).then((found) => left || setKept(found ?? 'gone'));
    return () => {
      left = true;
    };
  }, [made?.id]);
  return kept;
}

/** Par, and how a try compares with it. */
function AgainstPar({ deal, made }: { readonly deal: DailyDeal; readonly made: Try | undefined }) {
  const say = dailyWords[lang.value];
  const { par, whole, failed, again } = usePar(deal, made?.bots);
  if (failed) {
    return (
      <p role="alert">
        {say.parFailed}{' '}
        <button type="button" class="btn" onClick={again}>
          {words.value.tryAgain}
        </button>
      </p>
    );
  }
  if (!whole || par === null) return <p role="status">{say.parGoing(par?.tries.length ?? 0, TRIES)}</p>;
  const mean = meanOf(par.tries);
  const won = par.tries.filter((tried) => tried.won).length;
  const own = made?.outcome;
  const figure = new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 });
  const score = own === undefined ? 0 : par.tries.reduce((sum, tried) => sum + beaten(own, tried), 0);
  return (
    <>
      <p>{say.par(figure.format(mean.points), difference(mean.lead, lang.value), won, TRIES)}</p>
      {made !== undefined && made.bots !== par.bots && <p>{say.otherBots}</p>}
      {made !== undefined && made.bots === par.bots && own !== undefined && (
        <>
          <p>
            <b>{say.toPar(difference(own.lead - mean.lead, lang.value))}</b> · {say.beaten(figure.format(score), TRIES)}
          </p>
          <CopyResult deal={deal} own={own} tries={par.tries} />
        </>
      )}
    </>
  );
}
