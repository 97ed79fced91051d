import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { at, resume } from '@chambord/kernel';
import { cardOf, excess, GEMS, LEVELS, nobleOf, splendor, TOKEN_NAMES, TOKENS } from '@chambord/splendor/rules';
import type { Card, Move, Options, Purse, State, Token, Why } from '@chambord/splendor/rules';
import { splendorText } from '@chambord/splendor/text';
import { prepare, watch } from '../../../platform/web/tests/helpers/people.ts';
import { openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';
import { typeRefused } from '../../../platform/web/tests/helpers/typed.ts';

/** What is touched: own tokens that are laid aside first, and what the touches come to. */
interface Touch {
  readonly own?: readonly Token[];
  readonly move: Move;
}
type Touches = (state: State) => Touch[];

const player = (state: State) => at(state.players, state.seat);
const NOTHING: Purse = [0, 0, 0, 0, 0, 0];

function purse(tokens: readonly Token[]): Purse {
  const counts: Purse = [...NOTHING];
  for (const token of tokens) counts[token]++;
  return counts;
}

const market = ({ market: places }: State): Card[] => places.filter((card) => card !== null);
const stacks: Touches = () => TOKENS.map((token) => ({ move: { do: 'take', gems: [token] } }));
/** The same stack twice, where the first touch only lays the token aside. */
const twice: Touches = (state) => {
  const long = splendor.legal(state).flatMap((move) => (move.do === 'take' && move.gems.length > 1 ? [move.gems] : []));
  return GEMS.filter((gem) => long.some((gems) => gems.includes(gem))).map((gem) => ({
    move: { do: 'take', gems: [gem, gem] },
  }));
};
const cards: Touches = (state) => market(state).map((card) => ({ move: { do: 'buy', card, pay: NOTHING } }));
/** One own token laid aside for a card. */
const payments: Touches = (state) =>
  TOKENS.filter((token) => player(state).tokens[token] > 0).flatMap((token) =>
    market(state).map((card) => ({ own: [token], move: { do: 'buy', card, pay: purse([token]) } as const })),
  );
const reserves: Touches = (state) => market(state).map((card) => ({ move: { do: 'reserve', card } }));
const decks: Touches = () => LEVELS.map((level) => ({ move: { do: 'reserveBlind', level } }));
const nobles: Touches = (state) => state.nobles.map((noble) => ({ move: { do: 'noble', noble } }));
/** One more token than has to go, of a kind that was not chosen yet. */
const returns: Touches = (state) => {
  if (state.phase !== 'return') return [];
  const { tokens } = player(state);
  const enough = TOKENS.flatMap((token) => Array.from({ length: tokens[token] }, () => token)).slice(
    0,
    excess(player(state)),
  );
  return TOKENS.filter((token) => !enough.includes(token)).map((token) => {
    const own = [...enough, token];
    return { own, move: { do: 'return', tokens: purse(own) } };
  });
};

interface Provocation {
  readonly rules: Options['rules'];
  readonly touches: Touches;
}

/** For every reason: the touches that may be answered with it, or why no touch is. A new reason does not compile without. */
const REASONS: Record<Why['reason'], Provocation | string> = {
  gameOver: 'when the game is over the table asks nothing, and a touch only shows things',
  returnFirst: { rules: 'classic', touches: cards },
  chooseNobleFirst: { rules: 'classic', touches: cards },
  goldNotTaken: { rules: 'court', touches: stacks },
  notDifferent: 'beside another token, a second touch puts the first one back',
  noneLeft: { rules: 'court', touches: stacks },
  takeExactly: 'tokens are taken as soon as nothing can be added, and not before enough lie there',
  fewerThanFour: { rules: 'court', touches: twice },
  noRoom: { rules: 'court', touches: stacks },
  handFull: { rules: 'court', touches: reserves },
  notInMarket: 'only cards of the market are there to be reserved',
  deckEmpty: { rules: 'court', touches: decks },
  notForSale: 'the reserved cards of others have no button to buy them',
  tooDear: { rules: 'court', touches: cards },
  notYours: 'only tokens that one has can be laid aside',
  notAsked: { rules: 'court', touches: payments },
  notThePrice: { rules: 'court', touches: payments },
  comesByItself: { rules: 'classic', touches: nobles },
  hasNoble: { rules: 'court', touches: nobles },
  nobleNotThere: 'only nobles on the table are there to be touched',
  bonusesShort: { rules: 'court', touches: nobles },
  nothingToReturn: 'outside of returning, own tokens are laid aside to pay with',
  returnExactly: { rules: 'classic', touches: returns },
  cannotReturn: { rules: 'classic', touches: returns },
  canAct: 'the button to pass is there only for who can do nothing else',
};

async function make(page: Page, { own = [], move }: Touch): Promise<void> {
  // What is marked as switched off answers all the same.
  for (const token of own) await page.locator(`[data-own-gem=${TOKEN_NAMES[token]}]`).click({ force: true });
  switch (move.do) {
    case 'take':
      for (const token of move.gems) await page.locator(`[data-gem=${TOKEN_NAMES[token]}]`).click();
      return;
    case 'buy':
      return page.locator(`.market [data-card="${cardOf(move.card).code}"]`).click();
    case 'reserve':
      return page.locator(`.market [data-card="${cardOf(move.card).code}"]`).click({ button: 'right' });
    case 'reserveBlind':
      return page.locator(`[data-deck="${move.level}"]`).click({ button: 'right' });
    case 'noble':
      return page.locator(`[data-noble="${nobleOf(move.noble).code}"]`).click();
    case 'return':
    case 'pass':
      return;
  }
}

for (const [reason, provocation] of Object.entries(REASONS)) {
  if (typeof provocation === 'string') continue;
  const { rules, touches } = provocation;
  test(`a touch that cannot be is answered: ${reason}`, async ({ page }) => {
    const options = splendor.options({ players: 2, rules });
    const refused = (state: State) =>
      touches(state).find(({ move }) => splendor.whyNot(state, move)?.reason === reason);
    const record = recordWhere(splendor, options, (state) => refused(state) !== undefined);
    const { state } = resume(splendor, { ...record, options });
    const touch = refused(state);
    const why = touch === undefined ? null : splendor.whyNot(state, touch.move);
    if (touch === undefined || why === null) throw new Error('the position is not what it was');

    await prepare(page);
    const done = watch(page);
    await openRecord(page, record);
    await make(page, touch);
    const note = page.locator('.bar .why');
    await expect(note).toContainText(splendorText.en.whyNot(why, options).sentence);
    await expect(note.locator('a')).toHaveAttribute('href', `/rules/splendor#${why.rule}`);
    done();
  });
}

/** No move can be typed for this either: the field is there only while the game asks for something. */
const NEVER: readonly string[] = ['gameOver'];

test('what no touch means can be typed, and is answered', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  const options = splendor.options({ players: 2, rules: 'classic' });
  for (const [reason, provocation] of Object.entries(REASONS)) {
    if (typeof provocation !== 'string' || NEVER.includes(reason)) continue;
    await typeRefused(page, splendor, splendorText.en, options, reason, ['take diamond diamond ruby', 'pass']);
  }
  done();
});
