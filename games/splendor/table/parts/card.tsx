import type { ComponentChildren } from 'preact';
import { cardOf, GEM_NAMES, GEMS, TOKEN_NAMES, TOKENS } from '@chambord/splendor/rules';
import type { Card, GemCounts, Gem, Level, PositionPlayer, Token } from '@chambord/splendor/rules';
import { Icon, Sym } from '@chambord/ui';
import type { Tokens } from '../touch/payment.ts';

const ROMAN: Readonly<Record<Level, string>> = { 1: 'I', 2: 'II', 3: 'III' };
/** Each level has so many vignettes; a card always shows the same. */
const SCENES = 'abcdefgh';
/** As many kinds of gem in a price do not fit in a row of a small card. */
const MANY_KINDS = 4;

/** A number on the flat shape of a gem; a tick where nothing is left of it. */
export function Pip({ token, count }: { readonly token: Token; readonly count: number }) {
  const name = TOKEN_NAMES[token];
  return (
    <span class={`gem-price ${name} ${count === 0 ? 'ok' : ''}`}>
      <Sym id={`gs-${name}`} />
      {count === 0 ? <Icon id="check" /> : count}
    </span>
  );
}

/** What is asked, less what is there: a number for what is missing, a tick for what is not. */
export function Needs({ asked, have }: { readonly asked: Readonly<GemCounts>; readonly have: Readonly<GemCounts> }) {
  return (
    <>
      {GEMS.filter((gem) => asked[gem] > 0).map((gem) => (
        <Pip key={gem} token={gem} count={Math.max(0, asked[gem] - have[gem])} />
      ))}
    </>
  );
}

/** Tokens as pips, those that there are. */
export function PurseRow({ purse }: { readonly purse: Tokens }) {
  return (
    <span class="purse" aria-hidden="true">
      {TOKENS.filter((token) => purse[token] > 0).map((token) => (
        <Pip key={token} token={token} count={purse[token]} />
      ))}
    </span>
  );
}

interface FaceProps {
  readonly card: Card;
  /** Whose price it shows: what is left after their cards. Nobody's for a card that was bought. */
  readonly buyer: PositionPlayer | null;
}

/** The face of a development card. It scales with the element it stands in, which has the classes of `faceClass`. */
export function Face({ card, buyer }: FaceProps) {
  const { level, bonus, points, cost } = cardOf(card);
  const many = GEMS.filter((gem) => cost[gem] > 0).length >= MANY_KINDS;
  return (
    <span class="shown">
      <span class="band field">
        <b>{points === 0 ? '' : points}</b>
        <Sym id={GEM_NAMES[bonus]} />
      </span>
      <span class={`art ${many ? 'high' : ''}`}>
        <svg viewBox="0 0 120 84" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <use href={`#scene-${level}${SCENES[card % SCENES.length]}`} width="120" height="84" />
        </svg>
      </span>
      <span class={`price ${many ? 'four' : ''}`}>
        <Needs asked={cost} have={buyer?.bonuses ?? [0, 0, 0, 0, 0]} />
      </span>
    </span>
  );
}

export function faceClass(card: Card): string {
  return `development ${GEM_NAMES[cardOf(card).bonus]}`;
}

/** The back of a card: its level in colour and in Roman figures. */
export function Back({ level, children }: { readonly level: Level; readonly children?: ComponentChildren }) {
  return (
    <>
      <svg viewBox="0 0 112 157" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#back" width="112" height="173" y="-8" />
      </svg>
      <i>{ROMAN[level]}</i>
      {children}
    </>
  );
}

/** A card of someone's, as small as a stamp: the gem of its bonus, or its back. */
export function Stamp({ card, level }: { readonly card: Card | null; readonly level: Level }) {
  if (card === null) {
    return (
      <span class={`mini level-${level}`}>
        <svg viewBox="20 40 72 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href="#back" width="112" height="173" />
        </svg>
      </span>
    );
  }
  const gem: Gem = cardOf(card).bonus;
  return (
    <span class={`mini face field ${GEM_NAMES[gem]}`}>
      <Sym id={GEM_NAMES[gem]} />
    </span>
  );
}
