import { excess, splendor } from '@chambord/splendor/rules';
import type { Move, Splendor } from '@chambord/splendor/rules';
import type { TableProps } from '@chambord/ui';
import { at } from '@chambord/kernel';
import type { Desk, Over, Touch } from './desk.ts';
import { without } from './draft.ts';
import type { Draft } from './draft.ts';
import { NO_TOKENS, purchases, purseOf, samePurse } from './payment.ts';
import { onlyReserves, touchStack } from './taking.ts';

interface Hands extends Pick<TableProps<Splendor>, 'play' | 'playUnasked' | 'forbid'> {
  /** Changes what is laid aside; whatever the bar answered before has been read. */
  readonly lay: (draft: Draft) => void;
  readonly show: (over: Over | null) => void;
}

/** What every touch does (8.1). Who does not decide may look at everything. */
export function touches(
  desk: Pick<Desk, 'view' | 'player' | 'deciding' | 'moves' | 'draft' | 'shared'>,
  hands: Hands,
): Touch {
  const { view, player, deciding, moves, draft } = desk;
  const { forbid, lay, show } = hands;

  function play(move: Move): void {
    // What is laid aside stays for who is asked before the turn ends and goes back; the next decision forgets it.
    show(null);
    (move.do === 'pass' ? hands.playUnasked : hands.play)(move);
  }

  /** Makes the move, or says why not. */
  function attempt(move: Move): boolean {
    if (!deciding) return false;
    const why = splendor.whyNot(view, move);
    if (why === null) play(move);
    else forbid(why);
    return why === null;
  }

  return {
    play,
    show,
    hand(seat) {
      const hides = at(view.players, seat).hand.some(({ card }) => card === null);
      if (hides && desk.shared !== null) desk.shared.look(seat);
      else show({ over: 'hand', seat });
    },
    supply(token) {
      if (!deciding) return;
      const { gems, play: move, why } = touchStack(view, moves, draft.taking, token);
      if (move !== null) return play(move);
      lay({ taking: gems, own: [] });
      if (why !== null) forbid(why);
    },
    own(token) {
      const chosen = draft.own.filter((other) => other === token).length;
      if (!deciding || view.phase === 'noble') return;
      const more = [...draft.own, token];
      const enough = view.phase === 'return' && draft.own.length >= excess(player);
      if (chosen < player.tokens[token] && !enough) return lay({ taking: [], own: more });
      // The last one is chosen already: the next touch puts all of them back.
      if (chosen > 0) return lay({ taking: [], own: draft.own.filter((other) => other !== token) });
      if (enough) attempt({ do: 'return', tokens: purseOf(more) });
    },
    unpick: (token) => lay(without(draft, token)),
    card(card) {
      if (deciding && view.phase !== 'action') {
        attempt({ do: 'buy', card, pay: NO_TOKENS });
        return;
      }
      if (deciding && draft.own.length > 0) {
        const pay = purseOf(draft.own);
        const move = purchases(moves, card).find((way) => samePurse(way.pay, pay));
        attempt(move ?? { do: 'buy', card, pay });
        return;
      }
      // In the middle of taking tokens a card is only looked at: nothing that was laid aside is lost by a slip.
      const [natural] = draft.taking.length > 0 ? [] : purchases(moves, card);
      if (natural !== undefined) return play(natural);
      if (deciding && draft.taking.length === 0 && !onlyReserves(moves)) attempt({ do: 'buy', card, pay: NO_TOKENS });
      show({ over: 'card', card });
    },
    reserve(card) {
      if (!attempt({ do: 'reserve', card }) && !deciding) show({ over: 'card', card });
    },
    reserveDeck(level) {
      attempt({ do: 'reserveBlind', level });
    },
    noble(noble) {
      if (attempt({ do: 'noble', noble })) return;
      if (!deciding || view.phase === 'action') show({ over: 'noble', noble });
    },
  };
}
