import { ANIMALS, editionOf, GOODS, POINT_PRICE, REFILL, SILVER_TAKEN } from '@chambord/burgundy/rules';
import type { Good, Move } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import type { ComponentChildren } from 'preact';
import { arrowGroup, explained, explainedPicture, figure, memo, Lock, Points, Seal, Sym } from '@chambord/ui';
import type { Explanation } from '@chambord/ui';
import { armsOf, locks, nameOf, stateOf, waysTo } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { priceSaid } from '../middle/display.tsx';
import { Cost } from '../parts/cost.tsx';
import { GOOD_DRAWINGS } from '../parts/material.ts';
import { CONVERT, pricesOf } from '../touch/ways.ts';

/** The own storage: counters, of which those that stand for an action can be touched. */
export const Storage = memo(function Storage({ desk }: { readonly desk: Desk }) {
  const { view, own, words, dictionary, score } = desk;
  const player = at(view.players, own);
  const { count, resources, goods, animals } = dictionary;
  const points = at(score.points, own);
  return (
    <section class="store" data-zone="storage" aria-label={words.yourStorage} {...arrowGroup}>
      <span class="who" {...explained(desk.explain.player(own))}>
        <Sym id={armsOf(desk, own)} />
        <b>{nameOf(desk, own)}</b>
        {view.startCard?.holder === own && (
          <span
            {...explainedPicture(desk.explain.plain('startCard'), words.startFlag(view.startCard.faceDown))}
            class={view.startCard.faceDown ? 'down' : ''}
          >
            <Sym id="start" class="flag" />
          </span>
        )}
      </span>
      <div class="stock">
        <Counter
          desk={desk}
          id="worker"
          count={player.workers}
          name={count(player.workers, resources.workers)}
          explanation={desk.explain.workers()}
          move={{ do: 'workers' }}
        >
          →{REFILL}
        </Counter>
        <Counter
          desk={desk}
          id="silver"
          count={player.silver}
          name={count(player.silver, resources.silver)}
          explanation={desk.explain.silver()}
          move={{ do: 'silver' }}
        >
          +{SILVER_TAKEN}
        </Counter>
      </div>
      <div class="stock">
        {GOODS.map((good) => (
          <GoodCounter key={good} desk={desk} good={good} name={count(player.goods[good], goods[good])} />
        ))}
      </div>
      <div class="stock">
        {ANIMALS.map((animal) => (
          <span
            key={animal}
            class={`counter ${player.animals[animal] === 0 ? 'zero' : ''}`}
            {...explainedPicture(desk.explain.animals(animal), count(player.animals[animal], animals[animal]))}
          >
            <Seal id={animal} />
            {figure(player.animals[animal])}
          </span>
        ))}
      </div>
      <Convert desk={desk} points={points} />
    </section>
  );
});

interface CounterProps {
  readonly desk: Desk;
  readonly id: string;
  readonly count: number;
  readonly name: string;
  readonly move: Move;
  readonly explanation: Explanation;
  /** What a touch does, in a sign or two. */
  readonly children: ComponentChildren;
}

/** A counter that stands for an action. */
function Counter({ desk, id, count, name, move, explanation, children }: CounterProps) {
  const meant = (other: Move) => sameTarget(other, move);
  const ways = waysTo(desk, meant);
  return (
    <button
      type="button"
      class={`counter ${count === 0 ? 'zero' : ''} ${ways.length > 0 ? stateOf(desk, ways) : ''}`}
      data-move={ways[0]?.text}
      aria-label={`${name}. ${ways.length > 0 ? `${desk.moveText(move)}. ${priceSaid(desk, ways, move)}` : ''}`}
      {...explained(explanation)}
      onClick={(event) => desk.touch(meant, move, event.currentTarget)}
    >
      <Seal id={id} />
      {figure(count)}
      {ways.length > 0 && (
        <i class={`does ${move.do === 'sell' ? 'sells' : ''}`}>
          {children}
          {locks(desk, ways) && <Lock corner />}
        </i>
      )}
    </button>
  );
}

function sameTarget(other: Move, move: Move): boolean {
  return other.do === move.do && (other.do !== 'sell' || move.do !== 'sell' || other.good === move.good);
}

function GoodCounter({ desk, good, name }: { readonly desk: Desk; readonly good: Good; readonly name: string }) {
  const { view, own, words } = desk;
  const move: Move = { do: 'sell', good };
  const prices = pricesOf(waysTo(desk, (other) => sameTarget(other, move)));
  const [one, other] = editionOf(view).soldWith[good];
  return (
    <Counter
      desk={desk}
      id={GOOD_DRAWINGS[good]}
      count={at(view.players, own).goods[good]}
      name={`${name} (${one}–${other})`}
      explanation={desk.explain.goods(good)}
      move={move}
    >
      <Cost prices={prices} words={words} />
    </Counter>
  );
}

/** The points so far; touched, workers and silver are converted into more (4.6). */
function Convert({ desk, points }: { readonly desk: Desk; readonly points: number }) {
  const { dictionary, words } = desk;
  const meant = ({ do: kind }: Move) => kind === 'convert';
  const ways = waysTo(desk, meant);
  const said = ways.length > 0 ? `${words.convertHow}. ${priceSaid(desk, ways, CONVERT)}` : '';
  return (
    <button
      type="button"
      class={`converts ${ways.length > 0 ? stateOf(desk, ways) : ''}`}
      aria-label={`${dictionary.count(points, dictionary.resources.points)}. ${said}`}
      {...explained(desk.explain.plain('points'))}
      data-move={ways.length === 1 ? ways[0]?.text : undefined}
      onClick={(event) => desk.touch(meant, CONVERT, event.currentTarget)}
    >
      {ways.length > 0 && (
        <i class="does">
          {POINT_PRICE}
          <Sym id="worker" />
          <Sym id="silver" />
          →1
          {locks(desk, ways) && <Lock corner />}
        </i>
      )}
      <Points count={points} />
    </button>
  );
}
