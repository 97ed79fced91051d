import '../online/online.css';
import { useEffect, useState } from 'preact/hooks';
import { challengeOf, formatChallenge } from '@chambord/deals/challenge';
import type { DailyDeal } from '@chambord/deals/daily';
import { dayAfter, dayOf } from '@chambord/deals/day';
import type { DealStanding } from '@chambord/protocol';
import { packLink } from '../challenge/link.ts';
import { api, Refused } from '../online/connection/api.ts';
import { NameForm } from '../online/parts/name-form.tsx';
import { troubleText } from '../online/table/trouble.tsx';
import type { SavedGame } from '../saved/store.ts';
import { HAS_SERVER } from '../shell/base.ts';
import { playsOnline } from '../shell/device-memory.ts';
import { go } from '../shell/route.ts';
import { lang } from '../shell/settings.ts';
import { dailyWords } from '../words/daily.ts';
import { everybodyWords } from '../words/everybody.ts';
import { keepTry } from './tries.ts';
import type { Try } from './tries.ts';

export interface EverybodyProps {
  readonly deal: DailyDeal;
  readonly made: Try;
  readonly kept: SavedGame;
}

/** What is known of the other tries. */
type Known =
  | { readonly state: 'unasked' | 'asking' | 'who' }
  | { readonly state: 'trouble'; readonly text: string }
  | { readonly state: 'known'; readonly standing: DealStanding };

/** How a try that is over compares with those of everybody on the server; handed in by itself only where this device is somebody there. */
export function Everybody({ deal, made, kept }: EverybodyProps) {
  const say = everybodyWords[lang.value];
  const [known, setKnown] = useState<Known>({ state: 'unasked' });
  const open = deal.day >= dayAfter(dayOf(Date.now()), -1);
  const handedIn = made.handedIn === true;

  async function ask(): Promise<void> {
    if (!playsOnline()) return setKnown({ state: 'who' });
    setKnown({ state: 'asking' });
    try {
      const { key } = deal;
      const told = { deal: key, bots: made.bots, moves: [...kept.record.moves] };
      const standing = handedIn ? await api.standing(key) : await api.handIn(told);
      if (!handedIn) keepTry(key, { ...made, handedIn: true });
      setKnown({ state: 'known', standing });
    } catch (error) {
      const stranger = error instanceof Refused && error.refusal.code === 'noGuest';
      setKnown(stranger ? { state: 'who' } : { state: 'trouble', text: troubleText(error) });
    }
  }

  useEffect(() => {
    if (HAS_SERVER && playsOnline() && (open || handedIn)) void ask();
  }, []);

  if (!HAS_SERVER || !(open || handedIn)) return null;
  switch (known.state) {
    case 'asking':
      return <p role="status">{say.asking}</p>;
    case 'who':
      return <NameForm done={() => void ask()} />;
    case 'known':
      return <Standing {...{ deal, made, kept }} standing={known.standing} />;
    case 'unasked':
    case 'trouble':
      return (
        <p role={known.state === 'trouble' ? 'alert' : undefined}>
          {known.state === 'trouble' && <>{known.text} </>}
          <button type="button" class="btn" onClick={() => void ask()}>
            {say.everybody}
          </button>
        </p>
      );
  }
}

/** Of fewer a percentage says nothing. */
const FEW = 20;

function Standing({ deal, made, kept, standing }: EverybodyProps & { readonly standing: DealStanding }) {
  const say = everybodyWords[lang.value];
  const [trouble, setTrouble] = useState<string | null>(null);
  const { worse, same, others, best, yours } = standing;
  const few = others < FEW;
  const part = Math.round((100 * (worse + same / 2)) / Math.max(1, others));
  /** The game of somebody else beside the own one, as after a challenge. */
  async function compare(guest: string): Promise<void> {
    try {
      const { name, moves } = await api.bestTry(deal.key, guest);
      const names = kept.record.names.map((own, seat) => (seat === deal.seat ? name : own));
      const bots = kept.seats.map(({ bot }) => bot);
      const challenge = challengeOf({ ...kept.record, names, moves }, bots);
      if (challenge !== null) go(`/challenge/${made.id}#${await packLink(formatChallenge(challenge))}`);
    } catch (error) {
      setTrouble(troubleText(error));
    }
  }

  return (
    <div class="everybody">
      <p>
        <b>{few ? say.few(worse, same, others) : say.percentile(part, others)}</b>
      </p>
      {others > 0 && (
        <details>
          <summary>{say.bestTries}</summary>
          <ol>
            {best.map((each) => (
              <li key={each.guest}>
                <span>
                  {each.name} · {dailyWords[lang.value].outcome(each.won, each.points, each.lead)}
                </span>
                {each.guest !== yours.guest && (
                  <button type="button" class="btn" onClick={() => void compare(each.guest)}>
                    {say.compare}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
      {trouble !== null && (
        <p class="notice" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
