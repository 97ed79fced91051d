import { burgundy, faceOf } from '@chambord/burgundy/rules';
import type { Step } from '@chambord/burgundy/rules';
import type { Dictionary, Facts } from './dictionary.ts';
import type { Page } from './page.ts';

/** What the table asks for: now, then, and what may be done besides. */
export function todoLines({ dictionary, view, line, between }: Page): string[] {
  if (view.over) return [];
  const { table } = dictionary;
  const facts: Facts = { face: (card) => faceOf(view, card) };
  const frames = view.agenda.map((frame) => frame.map((step) => stepText(dictionary, step, facts))).reverse();
  const [now = [], ...later] = frames;
  // The last frame is the end of the turn: worth a word only when it is reached.
  const then = later.slice(0, -1);
  const order = (texts: readonly string[]) => texts.join(between) + (texts.length > 1 ? ` (${table.inAnyOrder})` : '');
  const canBuy = burgundy.legal(view).some((move) => move.do === 'buy');
  return [
    ...line(table.now, order(now)),
    ...then.flatMap((texts) => line(table.later, order(texts))),
    ...(canBuy ? line(table.also, table.buyOffer) : []),
  ];
}

function stepText(dictionary: Dictionary, step: Step, facts: Facts): string {
  // Each kind of step has the label for that very kind; the compiler cannot follow the pairing.
  const label = dictionary.steps[step.step] as (step: Step, facts: Facts) => string;
  return label(step, facts);
}
