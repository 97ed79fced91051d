import { Fragment } from 'preact';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { editionOf, effectOf, faceOf, GAINS } from '@chambord/burgundy/rules';
import type { Card as CardId, CardFace, Face, Gain, Type } from '@chambord/burgundy/rules';
import { capital } from '@chambord/prose';
import { explained, InTurn, Points, Sym, useSecondary } from '@chambord/ui';
import { Land } from '../../sign/land.tsx';
import type { Desk } from '../touch/desk.ts';
import { drawingOf, GAIN_DRAWINGS, pictureOf } from './material.ts';
import type { PageWords } from '../text/words.ts';

/** What placing a card brings, drawn where drawings say it. */
function drawnEffect(face: Face, words: PageWords): ComponentChildren {
  const some = (count: number, what: keyof Gain) => (
    <Fragment key={what}>
      {count}
      <Sym id={GAIN_DRAWINGS[what]} />
    </Fragment>
  );
  const anyOf = (ids: readonly string[]) => ids.map((id) => <Sym key={id} id={id} />);
  const effect = effectOf(face);
  switch (effect.does) {
    case 'bring': {
      const { gain }: { readonly gain: Gain } = effect;
      return GAINS.map((what) => gain[what] !== undefined && some(gain[what], what));
    }
    case 'receive': {
      const [only, ...others] = effect.of;
      if (only !== undefined && others.length === 0) return some(1, only);
      return anyOf(effect.of.map((supply) => GAIN_DRAWINGS[supply]));
    }
    case 'takeOf':
      return anyOf(effect.types);
    case 'sellOne':
    case 'placeAnother':
    case 'takeAction':
    case 'nothing':
      return <em>{words.shortEffects[effect.does]}</em>;
  }
}

/** Long names get smaller letters, so that their longest word stays on the card and no more than two lines are needed. */
function nameStyle(name: string): JSX.CSSProperties {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const width = Math.min(11.2, 175 / longest);
  return { '--name': `${name.length > 15 ? Math.min(width, 9) : width}cqw` };
}

export function cardName({ dictionary, view }: Desk, card: CardId): string {
  return capital(dictionary.faces[faceOf(view, card).face].one);
}

/** The card in a sentence, for those who do not see it. */
export function cardSentence(desk: Desk, card: CardId): string {
  const { type, face, die } = faceOf(desk.view, card);
  const points = editionOf(desk.view).triple[type];
  return desk.words.cardIs(cardName(desk, card), die, desk.dictionary.effects[face], points);
}

interface DrawingProps {
  readonly desk: Pick<Desk, 'view' | 'words' | 'dictionary'>;
  readonly face: CardFace;
}

/** The drawing of a card, to be laid into its button. */
export function CardDrawing({ desk, face }: DrawingProps) {
  const drawing = drawingOf(face.face);
  const name = capital(desk.dictionary.faces[face.face].one);
  return (
    <span class="shown">
      <span class="band field">
        <Sym id={`die-${face.die}`} class="die" />
        <Sym id={drawing} class="card-figure" />
      </span>
      <span class="art">
        <Land />
        <Sym id={pictureOf(face)} class="card-picture" />
      </span>
      <span class="name" style={nameStyle(name)}>
        {name}
      </span>
      <span class="rule" />
      <span class="foot">
        <span class="card-effect">{drawnEffect(face.face, desk.words)}</span>
        <Points count={editionOf(desk.view).triple[face.type]} />
      </span>
    </span>
  );
}

interface Props {
  readonly desk: Desk;
  readonly card: CardId;
  readonly class?: string;
  readonly style?: JSX.CSSProperties;
  /** What follows the card's own sentence: its place, its price. */
  readonly said?: string;
  readonly pressed?: boolean;
  /** Without it a touch shows the card large. */
  readonly onTouch?: (at: Element) => void;
}

/** An action card. The other meaning of a touch (right click, long press) shows it large, with all ways to pay. */
export function Card({ desk, card, class: more = '', style, said = '', pressed, onTouch }: Props) {
  const face = faceOf(desk.view, card);
  const look = () => desk.look({ look: 'card', card });
  const other = useSecondary(look);
  // Whatever happens at the table, a card looks the same: it is not drawn again with every decision.
  const drawing = useMemo(() => <CardDrawing desk={desk} face={face} />, [face, desk.lang]);
  return (
    <button
      type="button"
      class={`card ${face.type} ${more}`}
      style={style ?? {}}
      data-card={face.code}
      aria-label={`${cardSentence(desk, card)} ${said}`.trim()}
      {...explained(desk.explain.card(face))}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={(event) => (onTouch === undefined ? look() : onTouch(event.currentTarget))}
      {...other}
    >
      <InTurn>{drawing}</InTurn>
    </button>
  );
}

/** Only the strip of a card: die and figure on its field. */
export function Strip({ desk, card }: { readonly desk: Desk; readonly card: CardId }) {
  const seen = faceOf(desk.view, card);
  const { type, face, die, code } = seen;
  return (
    <span class={`strip field ${type}`} data-strip={code} {...explained(desk.explain.card(seen))}>
      <Sym id={`die-${die}`} />
      <Sym id={drawingOf(face)} />
    </span>
  );
}

/** The field of a type with its figure. */
export function TypeField({ type }: { readonly type: Type }) {
  return (
    <span class={`field ${type}`}>
      <Sym id={type} />
    </span>
  );
}
