import type { Face, Step } from '@chambord/burgundy/rules';
import type { ComponentChildren } from 'preact';
import { Seal } from '@chambord/ui';
import { capital } from './desk.ts';
import type { Desk } from './desk.ts';
import { drawingOf } from './material.ts';

/** What opened a step: its drawing and its name; null where there is nothing to tell, as for the die just played. */
function sourceOf({ words, dictionary }: Desk, step: Step): { readonly drawing: string; readonly name: string } | null {
  const card = (face: Face) => ({ drawing: drawingOf(face), name: capital(dictionary.faces[face].one) });
  switch (step.step) {
    case 'playDie':
    case 'endTurn':
      return null;
    case 'takeAction':
      return step.die === null ? card('castle') : { drawing: `die-${step.die}`, name: words.does.takeAction };
    case 'keepOne':
      return { drawing: 'silver', name: words.threeCards };
    case 'takeOf':
      if (step.types.includes('ship')) return card('market');
      return card(step.types.includes('castle') ? 'church' : 'carpenter');
    case 'receive':
      if (step.of.length > 1) return card('boardingHouse');
      return step.of.includes('goods')
        ? { drawing: 'good-2', name: capital(dictionary.resources.goods.one) }
        : { drawing: 'sheep', name: capital(dictionary.resources.animals.one) };
    case 'sellOne':
      return card('warehouse');
    case 'placeAnother':
      return card('cityHall');
    case 'tripleBonus':
      return { drawing: 'point', name: words.triple };
  }
}

/** The effect rail: what waits, outermost first, then what is open now. Nothing where only a die is to be played. */
export function crumbsOf(desk: Desk): ComponentChildren[] {
  const frames = desk.view.agenda.map((frame) => frame.filter((step) => sourceOf(desk, step) !== null));
  const told = frames.filter((frame) => frame.length > 0);
  const top = desk.view.agenda[desk.view.agenda.length - 1] ?? [];
  const [only] = top;
  if (told.length === 0 || (told.length === 1 && only?.step === 'takeAction' && only.die !== null)) return [];
  const waiting = told.map((frame) => <Crumb key={frame.map(({ step }) => step).join()} desk={desk} frame={frame} />);
  const last = told[told.length - 1] ?? [];
  // What is open together is named by the title.
  if (last.length > 1) return waiting;
  return [...waiting, <b key="now">{last.map(({ step }) => desk.words.does[step])}</b>];
}

function Crumb({ desk, frame }: { readonly desk: Desk; readonly frame: readonly Step[] }) {
  return (
    <span class="crumb">
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
    </span>
  );
}
