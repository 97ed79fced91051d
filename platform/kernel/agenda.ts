import type { Emit } from './game.ts';

/**
 * What the table still owes, as data inside the state: a stack of frames, each a list of steps.
 * The steps of the top frame are open together and are taken in any order; a frame that is opened on top is settled
 * first, then what lies below goes on.
 */
export type Agenda<Step> = (readonly Step[])[];

/** How one kind of step is answered. `Table` is what state and view have in common. */
export interface StepRule<Step, Table, State, Move extends { readonly do: string }, Event> {
  /** The kinds of move that answer it. */
  readonly takes: readonly Move['do'][];
  /** Adds every legal answer to `moves`. */
  options(table: Table, step: Step, moves: Move[]): void;
  /** Carries out the answer; the step has left the agenda already. */
  resolve(state: State, step: Step, move: Move, emit: Emit<Event>): void;
  /** Whether it has become impossible for good: then it is dropped, so that `legal` is never empty. Default: never. */
  lapses?(table: Table, step: Step, frame: readonly Step[]): boolean;
}

/** One rule for every kind of step. */
export type StepRules<
  Step extends { readonly step: string },
  Table,
  State,
  Move extends { readonly do: string },
  Event,
> = {
  readonly [Name in Step['step']]: StepRule<Extract<Step, { step: Name }>, Table, State, Move, Event>;
};

/** Runs an agenda by such a table of rules. */
export function agendaRunner<
  Step extends { readonly step: string },
  Table extends { readonly agenda: readonly (readonly Step[])[] },
  State extends Table & { readonly agenda: Agenda<Step> },
  Move extends { readonly do: string },
  Event,
>(rules: StepRules<Step, Table, State, Move, Event>) {
  // The rule of a step takes that very step; the compiler cannot follow the pairing through the table.
  const ruleOf = (step: Step) => rules[step.step as Step['step']] as StepRule<Step, Table, State, Move, Event>;

  /** The steps that are open now. */
  function open(table: Table): readonly Step[] {
    return table.agenda[table.agenda.length - 1] ?? [];
  }

  /** Takes a step off the top frame. Frames are replaced, not changed, so that copies of the state may share them. */
  function leave(state: State, frame: readonly Step[], gone: Step): void {
    if (frame.length === 1) state.agenda.pop();
    else state.agenda[state.agenda.length - 1] = frame.filter((step) => step !== gone);
  }

  /** The first step that has become impossible. A loop, as in `resolve`: bots come by thousands of times a second. */
  function lapsed(state: State, frame: readonly Step[]): Step | null {
    for (let i = 0; i < frame.length; i++) {
      const step = frame[i] as Step;
      if (ruleOf(step).lapses?.(state, step, frame) === true) return step;
    }
    return null;
  }

  return {
    open,

    /** Every answer to every open step. */
    options(table: Table): Move[] {
      const moves: Move[] = [];
      const frame = open(table);
      for (let i = 0; i < frame.length; i++) ruleOf(frame[i] as Step).options(table, frame[i] as Step, moves);
      return moves;
    },

    /** The open step that a move of this kind answers. */
    answered(table: Table, kind: Move['do']): Step | undefined {
      return open(table).find((step) => ruleOf(step).takes.includes(kind));
    },

    /** Whether a move of this kind answers something that waits below. */
    waits(table: Table, kind: Move['do']): boolean {
      return table.agenda.slice(0, -1).some((frame) => frame.some((step) => ruleOf(step).takes.includes(kind)));
    },

    /** Takes the answered step off the agenda and carries the move out. */
    resolve(state: State, move: Move, emit: Emit<Event>): void {
      const frame = open(state);
      for (let i = 0; i < frame.length; i++) {
        const step = frame[i] as Step;
        const rule = ruleOf(step);
        if (!rule.takes.includes(move.do)) continue;
        leave(state, frame, step);
        rule.resolve(state, step, move, emit);
        return;
      }
      throw new Error(`nothing open is answered by "${move.do}"`);
    },

    /** Drops what has lapsed until something is open; false if nothing is left at all. */
    settle(state: State, dropped?: (step: Step) => void): boolean {
      for (;;) {
        const frame = state.agenda[state.agenda.length - 1];
        if (frame === undefined) return false;
        const gone = lapsed(state, frame);
        if (gone === null) return true;
        dropped?.(gone);
        leave(state, frame, gone);
      }
    },
  };
}
