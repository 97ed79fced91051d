import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  agenda,
  burgundy,
  faceOf,
  GOODS,
  TRIPLE,
  MAX_PROJECTS,
  PILES,
  POINT_PRICE,
  roundCard,
} from '@chambord/burgundy/rules';
import type { Move, State, Why } from '@chambord/burgundy/rules';
import { burgundyText } from '@chambord/burgundy/text';
import { at, resume } from '@chambord/kernel';
import { prepare, watch } from '../../../platform/web/tests/helpers/people.ts';
import { openRecord, recordWhere } from '../../../platform/web/tests/helpers/records.ts';
import { typeRefused } from '../../../platform/web/tests/helpers/typed.ts';

/** What touches mean that can be made in a position, legal or not. */
type Touches = (state: State) => Move[];

const player = (state: State) => at(state.players, state.seat);
const isOpen = (state: State, wanted: string) => agenda.open(state).some(({ step }) => step === wanted);

const takes: Touches = (state) => {
  const { projects } = player(state);
  const drop = projects.length < MAX_PROJECTS ? null : (projects[0] ?? null);
  return state.display.flat().map((card) => ({ do: 'take', card, drop }));
};
/** While an effect can be left, the button leaves it. */
const end: Touches = (state) =>
  burgundy.legal(state).some(({ do: kind }) => kind === 'decline') ? [] : [{ do: 'end' }];
/** While bought cards lie there, the button shows them. */
const buy: Touches = (state) => (isOpen(state, 'keepOne') ? [] : [{ do: 'buy' }]);
const piles: Touches = () =>
  (['goods', 'animals'] as const).flatMap((from) => PILES.map((pile) => ({ do: 'receive', from, pile }) as const));
const bonuses: Touches = (state) =>
  isOpen(state, 'tripleBonus') ? roundCard(state).map((gain) => ({ do: 'bonus', gain })) : [];
/** With the city hall, the only project that can be placed looks for its column by itself. */
const columns: Touches = (state) => {
  const places = burgundy.legal(state).flatMap((move) => (move.do === 'place' ? [move.card] : []));
  const [card] = places;
  if (!isOpen(state, 'placeAnother') || card === undefined || new Set(places).size > 1) return [];
  return player(state)
    .estate.filter(({ cards }) => cards.length < TRIPLE)
    .map(({ cards }) => ({ do: 'place', card, on: cards[0] ?? null }));
};

/** For every reason: the touches that may be answered with it, or why no touch is. A new reason does not compile without. */
const REASONS: Record<Why['reason'], Touches | string> = {
  gameOver: 'when the game is over the table asks nothing, and a touch only shows things',
  playDieFirst: end,
  diePlayed: takes,
  actionOpen: end,
  otherOpen: takes,
  noSuchDie: 'only the dice in the hand are there to be touched',
  workersShort: takes,
  notInDisplay: 'only cards of the display are there to be taken',
  notYourProject: 'only the own projects are there to be placed',
  noSuchGoods: () => GOODS.map((good) => ({ do: 'sell', good })),
  enoughWorkers: () => [{ do: 'workers' }],
  notThrees: 'a touch on the points means whole points; the choices name only those that can be paid',
  cannotPay: () => [{ do: 'convert', workers: 0, silver: POINT_PRICE }],
  mustDrop: 'with three projects the page asks which one goes',
  needNotDrop: 'with fewer than three projects the page drops none',
  dropNotYours: 'the page offers the own projects only',
  alreadyBought: buy,
  silverShort: buy,
  turnGoesOn: end,
  notBought: 'only the bought cards are there to be chosen',
  nothingBought: 'the buttons to keep and to use lie with the bought cards',
  noCardsLeft: 'in 2,000 games of four who only take and place, 25 cards were left at the least',
  columnComplete: 'a complete column has no place to touch',
  noSuchColumn: 'only columns that are there can be touched',
  otherType: columns,
  columnOpen: 'a project goes to its open column by itself',
  cloistersOpen: 'a cloister is offered its open columns',
  noBonusOpen: 'the choices of the round card are buttons only while one is earned',
  notOnRoundCard: 'only what is on the round card is there to be touched',
  bringsNothing: bonuses,
  nothingToReceive: piles,
  receiveOther: piles,
  pileEmpty: piles,
  notOfThese: takes,
  notOptional: 'the button leaves an effect only where that is allowed, and ends the turn otherwise',
};

/** Moves that empty the piles of goods and animals as fast as can be. */
function emptying(state: State, move: Move): number {
  const brings = (card: number) => ['ship', 'pasture', 'boardingHouse'].includes(faceOf(state, card).face);
  switch (move.do) {
    case 'place':
      return brings(move.card) ? 6 : move.on === null ? 3 : 4;
    case 'bonus':
      return move.gain.goods !== undefined || move.gain.animals !== undefined ? 5 : 1;
    case 'take':
      return brings(move.card) ? 4 : 2;
    case 'decline':
    case 'end':
    case 'silver':
    case 'convert':
    case 'workers':
      return 0;
    default:
      return 1;
  }
}
const SCARCE: readonly Why['reason'][] = ['bringsNothing', 'pileEmpty'];

/** The thing that means this move. */
function thing(page: Page, state: State, move: Move): Locator {
  const storage = page.locator('[data-zone=storage] .counter');
  switch (move.do) {
    case 'take':
      return page.locator(`[data-zone=display] [data-card="${faceOf(state, move.card).code}"]`);
    case 'sell':
      return storage.nth(2 + GOODS.indexOf(move.good));
    case 'workers':
      return storage.first();
    case 'convert':
      return page.locator('[data-zone=storage] .converts');
    case 'buy':
    case 'end':
      return page.locator(`.bar .${move.do}`);
    case 'receive':
      return page.locator(`.side [data-zone=${move.from}] .pilebtn`).nth(PILES.indexOf(move.pile));
    case 'bonus':
      return page.locator('[data-zone=bonus]').getByRole('button', { name: burgundyText.en.move(move, state) });
    default:
      return page.locator('[data-zone=estate]').getByRole('button', { name: burgundyText.en.move(move, state) });
  }
}

for (const [reason, touches] of Object.entries(REASONS)) {
  if (typeof touches === 'string') continue;
  test(`a touch that cannot be is answered: ${reason}`, async ({ page }) => {
    const refused = (state: State) => touches(state).find((move) => burgundy.whyNot(state, move)?.reason === reason);
    const scarce = SCARCE.some((other) => other === reason);
    const record = recordWhere(
      burgundy,
      burgundy.options({ players: scarce ? 4 : 2 }),
      (state) => refused(state) !== undefined,
      scarce ? emptying : undefined,
    );
    const { state, options } = resume(burgundy, { ...record, options: burgundy.options(record.options) });
    const move = refused(state);
    const why = move === undefined ? null : burgundy.whyNot(state, move);
    if (move === undefined || why === null) throw new Error('the position is not what it was');

    await prepare(page);
    const done = watch(page);
    await openRecord(page, record);
    // Cards overlap, so the corner; what is marked as switched off answers all the same.
    await thing(page, state, move).click({ force: true, position: { x: 8, y: 6 } });
    const note = page.locator('.bar .why');
    await expect(note).toContainText(burgundyText.en.whyNot(why, options).sentence);
    await expect(note.getByRole('link')).toHaveAttribute('href', `/rules/burgundy#${why.rule}`);
    done();
  });
}

/** Reasons that no move can be typed for either: the field is there only while the game asks for something, and cards never run out. */
const NEVER: readonly string[] = ['gameOver', 'noCardsLeft'];

test('what no touch means can be typed, and is answered', async ({ page }) => {
  await prepare(page);
  const done = watch(page);
  for (const [reason, touches] of Object.entries(REASONS)) {
    if (typeof touches !== 'string' || NEVER.includes(reason)) continue;
    await typeRefused(page, burgundy, burgundyText.en, burgundy.options({ players: 2 }), reason, [
      'convert 1 workers 1 silver',
    ]);
  }
  done();
});
