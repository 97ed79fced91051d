import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { inHouse } from '@chambord/games/page';
import type { GamePage } from '@chambord/games/page';
import { at, attempt, IllegalMove, randomFrom } from '@chambord/kernel';
import type { Ply, PositionText, Shape, Why } from '@chambord/kernel';
import { askBeforeEnd } from '../frame/questions/ask-before-end.ts';
import { botName } from '../game/new-game.ts';
import { noteOf, ONLY_LOOKED_AT } from '../game/shown-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { newSeed } from '../saved/store.ts';
import { lang } from '../shell/settings.ts';

/** A position that is played from for everybody, back and forth. */
export interface AnalysisGame extends ShownGame {
  /** How many moves have been made at what is shown, and how many there are. */
  readonly ply: ReadonlySignal<number>;
  readonly most: ReadonlySignal<number>;
  readonly goTo: (ply: number) => void;
  /** What is shown, as a line of text. */
  readonly line: ReadonlySignal<string>;
  /** Deals what is hidden anew; the moves up to here stay. */
  readonly dealAnew: () => void;
}

/** The table after a move; `made` is null for the first position. */
interface Moment {
  readonly state: unknown;
  readonly made: Ply<Shape> | null;
}

export function openAnalysis(page: GamePage, { format }: PositionText<unknown>, first: unknown): AnalysisGame {
  const { game } = page;
  const known = inHouse(game.id);
  const dealt = (view: unknown) => game.resample(view, randomFrom(newSeed()));
  const { options } = first as { readonly options: Shape['options'] };
  const moments = signal<readonly Moment[]>([{ state: dealt(first), made: null }]);
  const ply = signal(0);
  const why = signal<Why | null>(null);
  const state = computed(() => at(moments.value, ply.value).state);
  /** The table is turned to whoever decides. */
  const viewer = computed(() => game.actor(state.value) ?? 'open');
  const view = computed(() => game.view(state.value, viewer.value));
  const over = computed(() => game.actor(state.value) === null);
  const deciding = computed(() => !over.value);
  const plies = computed(() =>
    moments.value.slice(1, ply.value + 1).flatMap(({ made }) => (made === null ? [] : [made])),
  );
  const names = Array.from({ length: options.players }, (_, seat) =>
    known === undefined ? String(seat + 1) : botName(known, seat),
  );

  const goTo = (to: number) =>
    batch(() => {
      why.value = null;
      ply.value = Math.max(0, Math.min(moments.value.length - 1, to));
    });

  function make(...moves: readonly Shape['move'][]): void {
    if (over.value) return;
    const made: Moment[] = [];
    let from = state.value;
    try {
      for (const move of moves) {
        const next = game.clone(from);
        const events: unknown[] = [];
        const actor = game.actor(next) ?? 0;
        attempt(game, next, move, options, (event) => events.push(event));
        made.push({ state: next, made: { actor, move: game.format(move, options), events } });
        from = next;
      }
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      why.value = error.why;
      return;
    }
    batch(() => {
      moments.value = [...moments.value.slice(0, ply.value + 1), ...made];
      goTo(ply.value + made.length);
    });
  }

  return {
    ...ONLY_LOOKED_AT,
    page,
    options,
    names: signal(names),
    seats: signal(names.map((name, seat) => ({ name, arms: seat + 1, bot: null }))),
    viewer,
    view,
    begin: signal([]),
    plies,
    over,
    verdict: computed(() => (over.value ? page.text[lang.value].sheet(state.value, names).verdict : null)),
    deciding,
    note: computed(() => why.value && noteOf(page, why.value, options)),
    ...askBeforeEnd({ page, view, plies, deciding }, make),
    forbid: (reason) => void (why.value = reason),
    clearNote: () => void (why.value = null),
    undo: computed(() => (ply.value === 0 ? null : () => goTo(ply.value - 1))),
    ply,
    most: computed(() => moments.value.length - 1),
    goTo,
    line: computed(() => format(view.value)),
    dealAnew() {
      moments.value = [
        ...moments.value.slice(0, ply.value),
        { ...at(moments.value, ply.value), state: dealt(view.value) },
      ];
    },
  };
}
