import { AARON, ROUNDS, TYPES } from '@chambord/burgundy/rules';
import type { View } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import { capital } from '@chambord/prose';
import { arrowGroup, explained, explainedPicture, Points, Sym } from '@chambord/ui';
import { TypeField } from '../parts/card.tsx';
import { armsOf } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { Back } from '../parts/back.tsx';
import { heights, TypePips } from '../parts/pips.tsx';

/** Aaron opposite: his estate, the margin that decides when the round ends, and the pile that joins him next (10). */
export function AaronPanel({ desk, aaron }: { readonly desk: Desk; readonly aaron: NonNullable<View['aaron']> }) {
  const { view, dictionary, words, score } = desk;
  const points = at(score.points, AARON);
  const margin = at(score.points, 0) - points;
  const next = aaron.piles[0];
  const nextRound = ROUNDS[view.round + 1];
  const list = heights(aaron.estate);
  const said = TYPES.map((type, index) => `${dictionary.types[type].one} ${at(list, index).columns.join(' + ')}`).join(
    ', ',
  );
  return (
    <article class="opponent aaron" {...arrowGroup}>
      <span
        class="opponent-head"
        {...explainedPicture(desk.explain.aaron(AARON), `${dictionary.aaron}, ${words.rival}`, true)}
      >
        <Sym id={armsOf(desk, AARON)} />
        <span class="opponent-names">
          <b>{dictionary.aaron}</b>
          <small>{words.rival}</small>
        </span>
      </span>
      <Points count={points} explains={desk.explain.aaron(AARON)} />
      <span class="sr">{dictionary.count(points, dictionary.resources.points)}</span>
      <div
        class={`margin ${margin < 0 ? 'behind' : ''}`}
        tabIndex={-1}
        role="group"
        {...explained(desk.explain.plain('margin'))}
      >
        <b>{words.margin(margin)}</b>
        <span>{words.mustHold(at(ROUNDS, view.round))}</span>
      </div>
      <div class="his" role="group" aria-label={said}>
        {list.map(({ type, columns }) => (
          <span
            key={type}
            class={`lanepips ${columns[0] === 0 ? 'none' : ''}`}
            data-lane={type}
            {...explainedPicture(
              desk.explain.theirEstate(type),
              `${dictionary.types[type].one} ${columns.join(' + ')}`,
            )}
          >
            <TypeField type={type} />
            <span class="type-name">{capital(dictionary.types[type].one)}</span>
            <TypePips columns={columns} />
          </span>
        ))}
      </div>
      <div
        class="next-pile"
        data-zone="aaron-pile"
        tabIndex={-1}
        role="group"
        {...explained(desk.explain.plain('aaronPile'))}
      >
        {next !== undefined && nextRound !== undefined ? (
          <>
            <span class="next-card">
              <Back />
            </span>
            <span>{words.nextPile(next.length, nextRound)}</span>
          </>
        ) : (
          <span>{words.lastPile}</span>
        )}
      </div>
    </article>
  );
}
