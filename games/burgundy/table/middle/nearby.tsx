import { PILES, roundCard } from '@chambord/burgundy/rules';
import { arrowGroup, Lock, Seal } from '@chambord/ui';
import { asks, locks, lockSaid, waysTo } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { GOOD_DRAWINGS } from '../parts/material.ts';
import { Bonus, SupplyPile } from './side.tsx';

/** Whether something is asked for that is small on a phone. */
export function asksNearby(desk: Desk): boolean {
  return asks(desk, 'receive', 'tripleBonus', 'sellOne');
}

/**
 * On a phone the piles, the round card's choices and the goods are small. When they are asked for, they lie once more where
 * the dice are, which have no part in it: near the thumb, and nothing else has to move.
 */
export function Nearby({ desk }: { readonly desk: Desk }) {
  const { view, steps, dictionary, words } = desk;
  const supplies = steps.flatMap((step) => (step.step === 'receive' ? step.of : []));
  const piles = supplies.flatMap((from) =>
    PILES.filter((_, index) => view[from][index === 0 ? 0 : 1].length > 0).map((pile) => ({ from, pile })),
  );
  const gains = asks(desk, 'tripleBonus') ? roundCard(view) : [];
  const sales = asks(desk, 'sellOne') ? waysTo(desk, ({ do: kind }) => kind === 'sell') : [];
  const all = piles.length + gains.length + sales.length;
  return (
    <div
      class="nearby"
      style={{ '--cols': all > 4 ? Math.ceil(all / 2) : all }}
      role="group"
      aria-label={words.otherWays}
      {...arrowGroup}
    >
      {piles.map(({ from, pile }) => (
        <SupplyPile key={`${from} ${pile}`} desk={desk} from={from} pile={pile} />
      ))}
      {gains.map((gain) => (
        <Bonus key={dictionary.gain(gain)} desk={desk} gain={gain} />
      ))}
      {sales.map(
        (way) =>
          way.move.do === 'sell' && (
            <button
              key={way.text}
              type="button"
              class="bonus legal"
              data-move={way.text}
              aria-label={`${desk.moveText(way.move)}.${lockSaid(desk, [way])}`}
              onClick={() => desk.play(way)}
            >
              <Seal id={GOOD_DRAWINGS[way.move.good]} />
              {locks(desk, [way]) && <Lock corner />}
            </button>
          ),
      )}
    </div>
  );
}
