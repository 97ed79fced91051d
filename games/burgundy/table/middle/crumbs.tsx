import { faceOf } from '@chambord/burgundy/rules';
import type { Card, Step } from '@chambord/burgundy/rules';
import { capital } from '@chambord/prose';
import type { ComponentChildren } from 'preact';
import { Seal } from '@chambord/ui';
import type { Desk } from '../touch/desk.ts';
import { drawingOf, GAIN_DRAWINGS } from '../parts/material.ts';

/** What opened a step: its drawing and its name; null where there is nothing to tell, as for the die just played. */
function sourceOf(
  { words, dictionary, view }: Desk,
  step: Step,
): { readonly drawing: string; readonly name: string } | null {
  const placed = (card: Card) => {
    const { face } = faceOf(view, card);
    return { drawing: drawingOf(face), name: capital(dictionary.faces[face].one) };
  };
  switch (step.step) {
    case 'playDie':
    case 'endTurn':
      return null;
    case 'takeAction':
      return step.card === null ? { drawing: `die-${step.die}`, name: words.does.takeAction } : placed(step.card);
    case 'keepOne':
      return { drawing: 'silver', name: words.threeCards };
    case 'receive': {
      const [only, ...others] = step.of;
      // What is to come says more than the ship or the bonus that brings it.
      if (only === undefined || others.length > 0) return step.card === null ? null : placed(step.card);
      return { drawing: GAIN_DRAWINGS[only], name: capital(dictionary.resources[only].one) };
    }
    case 'takeOf':
    case 'sellOne':
    case 'placeAnother':
      return placed(step.card);
    case 'tripleBonus':
      return { drawing: 'point', name: words.triple };
  }
}

interface Crumbs {
  readonly crumbs: readonly ComponentChildren[];
  /** Whether the last of them says what is open now. */
  readonly asks: boolean;
}

/** The effect rail: what waits, outermost first, then what is open now. Nothing where only a die is to be played. */
export function crumbsOf(desk: Desk): Crumbs {
  const { agenda } = desk.view;
  const frames = agenda.map((frame, depth) => ({
    depth,
    steps: frame.filter((step) => sourceOf(desk, step) !== null),
  }));
  const open = frames.filter(({ steps }) => steps.length > 0);
  const top = agenda[agenda.length - 1] ?? [];
  const [only] = top;
  if (open.length === 0 || (open.length === 1 && only?.step === 'takeAction' && only.die !== null))
    return { crumbs: [], asks: false };
  const before = desk.earlier();
  const waiting = open.map(({ depth, steps }) => {
    // Back to where this was open and nothing lay on top of it.
    const back = depth < agenda.length - 1 ? before.find(({ view }) => view.agenda.length === depth + 1) : undefined;
    return <Crumb key={depth} desk={desk} frame={steps} {...(back === undefined ? {} : { back: back.go })} />;
  });
  const last = open[open.length - 1]?.steps ?? [];
  // What is open together is named by the title.
  if (last.length > 1) return { crumbs: waiting, asks: false };
  return { crumbs: [...waiting, <b key="now">{last.map(({ step }) => desk.words.does[step])}</b>], asks: true };
}

interface CrumbProps {
  readonly desk: Desk;
  readonly frame: readonly Step[];
  /** Takes back every decision since then, where that can be done. */
  readonly back?: () => void;
}

function Crumb({ desk, frame, back }: CrumbProps) {
  const names = frame.map((step) => sourceOf(desk, step)?.name).join(', ');
  const content = (
    <>
      {frame.map((step, index) => {
        const source = sourceOf(desk, step);
        return (
          source !== null && (
            <span key={index} class="crumb">
              {index > 0 && '· '}
              <Seal id={source.drawing} />
              {source.name}
            </span>
          )
        );
      })}
    </>
  );
  if (back === undefined) return <span class="crumb">{content}</span>;
  return (
    <button
      type="button"
      class="crumb"
      aria-label={desk.words.backTo(names)}
      title={desk.words.backTo(names)}
      onClick={back}
    >
      {content}
    </button>
  );
}
