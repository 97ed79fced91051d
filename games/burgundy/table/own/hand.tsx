import type { Die } from '@chambord/burgundy/rules';
import { at } from '@chambord/kernel';
import { arrowGroup, explained, explainedPicture, memo, Sym } from '@chambord/ui';
import { Back } from '../parts/back.tsx';
import { asks } from '../touch/desk.ts';
import type { Desk } from '../touch/desk.ts';
import { asksNearby, Nearby } from '../middle/nearby.tsx';

/** The own hand: two dice, for only the die of a hand card counts (3.2). */
export const Hand = memo(function Hand({ desk }: { readonly desk: Desk }) {
  const { view, own, words } = desk;
  const { hand } = at(view.players, own);
  const alive = asks(desk, 'playDie');
  const played = playedDie(desk);
  const asked = asksNearby(desk);
  return (
    <section class={`hand ${asked ? 'asked' : ''}`} data-zone="hand" aria-label={words.yourDice} {...arrowGroup}>
      {played !== null && (
        <span class="hand-die inplay" {...explainedPicture(desk.explain.plain('die'), words.dieDone(played))}>
          <Sym id={`die-${played}`} />
        </span>
      )}
      {hand.map(({ die }, index) =>
        die === null ? (
          <span
            key={index}
            class="hand-die face-down"
            {...explainedPicture(desk.explain.plain('hiddenDie'), words.dieHidden, true)}
          >
            <Back />
          </span>
        ) : (
          <HandDie key={index} desk={desk} die={die} alive={alive} />
        ),
      )}
      {asked && <Nearby desk={desk} />}
    </section>
  );
});

/** The die that an action is open with, of the card that was played or of a bought one. */
function playedDie({ view, own }: Desk): Die | null {
  if (view.seat !== own || view.agenda.flat().some(({ step }) => step === 'playDie')) return null;
  const action = view.agenda.flat().find((step) => step.step === 'takeAction' && step.die !== null);
  return action?.step === 'takeAction' ? action.die : null;
}

interface Props {
  readonly desk: Desk;
  readonly die: Die;
  readonly alive: boolean;
}

/** A die. Touched, it is chosen: then prices and glow are for it alone; touched again, for both. */
function HandDie({ desk, die, alive }: Props) {
  const chosen = desk.die === die;
  const drawing = <Sym id={`die-${die}`} />;
  if (!alive) {
    return (
      <span class="hand-die" data-die={die} {...explainedPicture(desk.explain.plain('die'), desk.words.die(die), true)}>
        {drawing}
      </span>
    );
  }
  const state = chosen ? 'legal chosen' : desk.die === null ? 'legal' : 'rest';
  return (
    <button
      type="button"
      class={`hand-die ${state}`}
      data-die={die}
      aria-keyshortcuts={String(die)}
      aria-pressed={chosen}
      aria-label={desk.words.die(die)}
      {...explained(desk.explain.plain('die'))}
      onClick={() => desk.chooseDie(die)}
    >
      {drawing}
    </button>
  );
}
