import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { editionOf, faceOf } from '@chambord/burgundy/rules';
import type { Card as CardId, CardFace, Face, Type } from '@chambord/burgundy/rules';
import { explained, InTurn, Land, Points, Sym, useSecondary } from '@chambord/ui';
import { capital } from './desk.ts';
import type { Desk } from './desk.ts';
import { drawingOf, pictureOf } from './material.ts';
import type { PageWords } from './words.ts';

/** What placing a card brings, drawn where drawings say it. */
function effectOf(face: Face, words: PageWords): ComponentChildren {
  const some = (count: number, id: string) => (
    <>
      {count}
      <Sym id={id} />
    </>
  );
  const anyOf = (...ids: readonly string[]) => ids.map((id) => <Sym key={id} id={id} />);
  switch (face) {
    case 'castle':
    case 'cloister':
    case 'warehouse':
    case 'cityHall':
      return <em>{words.shortEffects[face]}</em>;
    case 'mine':
      return some(2, 'silver');
    case 'knowledge':
      return some(2, 'worker');
    case 'ship':
      return some(1, 'good-2');
    case 'pasture':
      return some(1, 'sheep');
    case 'carpenter':
      return anyOf('building', 'knowledge');
    case 'church':
      return anyOf('castle', 'mine', 'cloister');
    case 'market':
      return anyOf('ship', 'pasture');
    case 'watchtower':
      return some(1, 'point');
    case 'bank':
      return some(3, 'silver');
    case 'boardingHouse':
      return anyOf('good-2', 'sheep');
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
        <Sym id={drawing} class="fig" />
      </span>
      <span class="art">
        <Land />
        <Sym id={pictureOf(face)} class="pic" />
      </span>
      <span class="name" style={nameStyle(name)}>
        {name}
      </span>
      <span class="rule" />
      <span class="foot">
        <span class="fx">{effectOf(face.face, desk.words)}</span>
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
