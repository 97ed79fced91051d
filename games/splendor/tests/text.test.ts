import { at, LANGS, pick, randomFrom } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';
import { reasonText, sheetText } from '@chambord/prose';
import { NOBLES, splendor } from '@chambord/splendor/rules';
import type { Event, EventOf, Move, MoveOf, State, Why } from '@chambord/splendor/rules';
import { dictionaries, splendorText } from '@chambord/splendor/text';
import { describe, expect, test } from 'vitest';
import { card, EVERY, noble, table } from './table.ts';

const NAMES = ['Anna', 'Bruno', 'Chloé', 'Dörte'];
const { options } = table().state();
const [cheap, worthy] = [card('1ruby-b'), card('3onyx-d')];

/** One of each kind: what is missing does not compile. */
const events: { [Name in Event['event']]: EventOf<Name> } = {
  gameBegan: { event: 'gameBegan', market: [cheap, null], nobles: [noble('henry'), noble('charles')] },
  turnBegan: { event: 'turnBegan', seat: 0, round: 3 },
  took: { event: 'took', seat: 0, gems: [0, 1, 3] },
  reserved: { event: 'reserved', seat: 0, card: worthy, gold: true },
  reservedBlind: { event: 'reservedBlind', seat: 0, level: 2, gold: false },
  drew: { event: 'drew', seat: 0, card: cheap },
  bought: { event: 'bought', seat: 0, card: cheap, pay: [0, 2, 0, 0, 0, 1], from: 'hand' },
  refilled: { event: 'refilled', place: 4, card: worthy },
  deckEmpty: { event: 'deckEmpty', level: 1 },
  nobleCame: { event: 'nobleCame', seat: 1, noble: noble('anne') },
  returned: { event: 'returned', seat: 1, tokens: [0, 0, 0, 1, 0, 1] },
  passed: { event: 'passed', seat: 1 },
  lastRound: { event: 'lastRound', seat: 1, points: 15 },
  gameOver: { event: 'gameOver', by: 'passes' },
};

const whys: { [Reason in Why['reason']]: Extract<Why, { reason: Reason }> } = {
  gameOver: { rule: '6.1', reason: 'gameOver' },
  returnFirst: { rule: '4.1', reason: 'returnFirst', count: 2 },
  chooseNobleFirst: { rule: '3.5', reason: 'chooseNobleFirst' },
  goldNotTaken: { rule: '3.3', reason: 'goldNotTaken' },
  notDifferent: { rule: '3.1', reason: 'notDifferent' },
  noneLeft: { rule: '3.1', reason: 'noneLeft', gem: 2 },
  takeExactly: { rule: '3.1', reason: 'takeExactly', count: 1 },
  fewerThanFour: { rule: '3.2', reason: 'fewerThanFour', gem: 3, left: 1 },
  noRoom: { rule: '4.1', reason: 'noRoom', room: 1 },
  handFull: { rule: '3.3', reason: 'handFull' },
  notInMarket: { rule: '3.3', reason: 'notInMarket', card: cheap },
  deckEmpty: { rule: '3.3', reason: 'deckEmpty', level: 3 },
  notForSale: { rule: '3.4', reason: 'notForSale', card: worthy },
  tooDear: { rule: '5.1', reason: 'tooDear', card: cheap, missing: 1 },
  notYours: { rule: '5.2', reason: 'notYours', token: 5, have: 1 },
  notAsked: { rule: '5.2', reason: 'notAsked', gem: 4, asked: 2 },
  notThePrice: { rule: '5.2', reason: 'notThePrice', price: 4, paid: 3 },
  comesByItself: { rule: '3.5', reason: 'comesByItself' },
  hasNoble: { rule: '3.5', reason: 'hasNoble', noble: noble('charles') },
  nobleNotThere: { rule: '3.5', reason: 'nobleNotThere', noble: noble('isabella') },
  bonusesShort: { rule: '3.5', reason: 'bonusesShort', noble: noble('henry'), gem: 3, have: 1, asked: 4 },
  nothingToReturn: { rule: '4.1', reason: 'nothingToReturn' },
  returnExactly: { rule: '4.1', reason: 'returnExactly', count: 1 },
  cannotReturn: { rule: '4.1', reason: 'cannotReturn', token: 0, have: 0 },
  canAct: { rule: '3.6', reason: 'canAct' },
};

const moves: { [Do in Move['do']]: MoveOf<Do> } = {
  take: { do: 'take', gems: [2, 2] },
  reserve: { do: 'reserve', card: worthy },
  reserveBlind: { do: 'reserveBlind', level: 1 },
  buy: { do: 'buy', card: cheap, pay: [0, 0, 0, 0, 0, 0] },
  noble: { do: 'noble', noble: noble('anne') },
  return: { do: 'return', tokens: [0, 0, 0, 0, 2, 1] },
  pass: { do: 'pass' },
};

const SPOILT = /undefined|null|NaN|\[object|=>|\(\)|“”|„“|[.,;:]\.|[ \u00a0]$/m;
const SPOILT_FRENCH = / [:;!?»]|« /;

function expectText(text: string, lang: Lang): void {
  if (text === '' || SPOILT.test(text)) expect.fail(`spoilt ${lang} text: ${text}`);
  if (lang === 'fr' && SPOILT_FRENCH.test(text)) expect.fail(`breakable space: ${text}`);
}

function expectPage(text: string, lang: Lang): void {
  expectText(text, lang);
  const wide = text.split('\n').find((line) => line.length > 100);
  if (wide !== undefined) expect.fail(`line too wide: ${wide}`);
}

const inEach = (say: (text: (typeof splendorText)[Lang]) => string) => LANGS.map((lang) => say(splendorText[lang]));

const say = (event: Event) => inEach((text) => text.event(event, NAMES, options));
const label = (state: State) => splendorText.en.move(moves.reserveBlind, state);
/** What the sheet says at the end when these cards are all that was bought. */
const verdict = (...bought: string[][]) => {
  const arranged = table();
  bought.forEach((codes, seat) => arranged.bought(seat, ...codes));
  const state = arranged.state();
  state.phase = 'over';
  return inEach((text) => text.sheet(state, NAMES).verdict ?? '');
};

describe.each(LANGS)('every text in %s', (lang) => {
  const text = splendorText[lang];

  test('says something for every event, reason and move', () => {
    const said = [
      ...Object.values(events).map((event) => text.event(event, NAMES, options)),
      ...Object.values(whys).map((why) => text.whyNot(why, options).sentence),
      ...Object.values(moves).map((move) => text.move(move, table().state())),
    ];
    for (const each of said) expectText(each, lang);
    expect(new Set(said).size).toBeGreaterThan(said.length - 3);
  });

  test('every reason names its rule, apart from the sentence', () => {
    for (const why of Object.values(whys)) {
      const { sentence, rule } = text.whyNot(why, options);
      expect(sentence).not.toContain(why.rule);
      expect(rule).toBe(dictionaries[lang].rule(why.rule));
    }
  });

  test('names every noble', () => {
    expect(new Set(NOBLES.map(({ code }) => dictionaries[lang].nobles[code])).size).toBe(10);
  });

  test('over whole games: log, menus, tables and sheets', () => {
    for (const { players, rules } of EVERY) {
      const random = randomFrom(`text ${players}`);
      const log: string[] = [];
      const tell = (event: Event) => log.push(text.event(event, NAMES, options));
      const state = splendor.setup({ players, rules }, 'text', tell);
      while (splendor.actor(state) !== null) {
        const legal = splendor.legal(state);
        const labels = legal.map((move) => text.move(move, state));
        labels.forEach((label) => expectText(label, lang));
        if (new Set(labels).size < labels.length) expect.fail(`two moves with one label: ${labels.join('\n')}`);
        expectPage(text.table(splendor.view(state, state.seat), NAMES), lang);
        expectPage(text.table(splendor.view(state, 'spectator'), []), lang);
        for (const { lines } of text.spoken(splendor.view(state, state.seat), NAMES))
          expectText(lines.join('\n'), lang);
        splendor.apply(state, pick(random, legal), tell);
      }
      log.forEach((line) => expectText(line, lang));
      expectPage(sheetText(text.sheet(state, NAMES)), lang);
    }
  });
});

describe('sentences', () => {
  test('of the log, told to whoever they are about', () => {
    const told = (event: Event) => inEach((text) => text.event(event, NAMES, options, 0));
    for (const event of Object.values(events)) {
      const mine = 'seat' in event ? { ...event, seat: 0 } : event;
      for (const [index, sentence] of told(mine).entries()) {
        expectText(sentence, at(LANGS, index));
        expect(sentence).not.toContain(at(NAMES, 0));
        if ('seat' in event && event.event !== 'drew') expect(sentence).toMatch(/\b(you|your|vous|du|dich)\b/i);
      }
    }
    expect(
      told({ ...events.reserved, seat: 0, gold: true }).map((sentence) => sentence.replace(/ \[.*\]/, '')),
    ).toEqual([
      expect.stringMatching(/^You reserve .* and take 1 gold\.$/),
      expect.stringMatching(/^Vous réservez .* et prenez 1 jeton or\.$/),
      expect.stringMatching(/^Du reservierst .* und nimmst 1 Gold\.$/),
    ]);
  });

  test('of the log', () => {
    expect(say(events.took)).toEqual([
      'Anna takes 1 diamond, 1 sapphire and 1 ruby.',
      'Anna prend 1 diamant, 1 saphir et 1 rubis.',
      'Anna nimmt 1 Diamant, 1 Saphir und 1 Rubin.',
    ]);
    expect(say(events.bought)).toEqual([
      'Anna buys the level 1 ruby card [1ruby-b] from the hand for 2 sapphires and 1 gold.',
      'Anna achète la carte rubis de niveau 1 [1ruby-b] de sa main pour 2 saphirs et 1 jeton or.',
      'Anna kauft die Rubin-Karte der Stufe 1 [1ruby-b] aus der Hand für 2 Saphire und 1 Gold.',
    ]);
    expect(say(events.nobleCame)).toEqual([
      'Bruno wins the patronage of Anne of Brittany: 3 prestige points.',
      'Bruno reçoit la visite d’Anne de Bretagne\u00a0: 3 points de prestige.',
      'Anne de Bretagne besucht Bruno: 3 Prestigepunkte.',
    ]);
  });

  test('of a refusal', () => {
    expect(inEach((text) => reasonText(text.whyNot(whys.fewerThanFour, options)))).toEqual([
      'Two of one gem only if there are at least four, and there is 1 ruby. (rule 3.2)',
      'Deux jetons identiques seulement s’il en reste au moins quatre\u00a0: il y a 1 rubis. (règle 3.2)',
      'Zwei gleiche nur, wenn mindestens vier da sind: Es gibt 1 Rubin. (Regel 3.2)',
    ]);
    expect(inEach((text) => reasonText(text.whyNot(whys.noneLeft, options)))).toEqual([
      'There are no emeralds left. (rule 3.1)',
      'Il ne reste plus d’émeraudes. (règle 3.1)',
      'Es sind keine Smaragde mehr da. (Regel 3.1)',
    ]);
  });

  test('of a menu: gold is promised only where it comes', () => {
    const poor = table().state();
    const full = table().tokens(0, { diamond: 4, sapphire: 4, gold: 2 }).state();
    expect(label(poor)).toBe('Reserve the top card of the level 1 deck, take 1 gold');
    expect(label(full)).toBe('Reserve the top card of the level 1 deck');
  });
});

describe('the table', () => {
  test('shows prices after bonuses, and hides what was reserved unseen', () => {
    const state = table()
      .market('1diamond-e', '1diamond-a')
      .bought(0, '1diamond-b', '1sapphire-a', '1sapphire-b', '1sapphire-c')
      .blind(0, '3onyx-d')
      .state();
    const own = splendorText.en.table(splendor.view(state, 0), NAMES);
    expect(own).toContain('prices for Anna');
    expect(own).toMatch(/Level 1 \(\d+\) +1diamond-e +1diamond-a .*\n +2Di 1On +free/);
    expect(own).toContain('3onyx-d 5 pts (7Ru 3On)');
    const other = splendorText.en.table(splendor.view(state, 1), NAMES);
    expect(other).toMatch(/1diamond-e +1diamond-a .*\n +3Di 1Sa 1On +3Sa/);
    expect(other).toContain('a level 3 card');
    expect(other).not.toContain('3onyx-d');
  });

  test('to be heard: a line has a card with its price and what is left of it, a noble with what is lacking', () => {
    const state = table()
      .market('1diamond-e', '1diamond-a', '3sapphire-b')
      .bought(0, '1diamond-b', '1sapphire-a', '1sapphire-b', '1sapphire-c')
      .blind(0, '3onyx-d')
      .state();
    const heard = (viewer: number) => splendorText.en.spoken(splendor.view(state, viewer), NAMES);
    const own = heard(0).flatMap(({ lines }) => lines);
    const other = heard(1).flatMap(({ lines }) => lines);
    expect(own).toContain(
      'Level 1 diamond card [1diamond-e], costs 3 diamonds, 1 sapphire and 1 onyx, 2 diamonds and 1 onyx left to pay after bonuses',
    );
    expect(own).toContain('Level 1 diamond card [1diamond-a], costs 3 sapphires, bonuses pay all of it');
    expect(other).toContain('Level 1 diamond card [1diamond-a], costs 3 sapphires');
    expect(own).toContain('Hand: level 3 onyx card [3onyx-d] (5 prestige points), costs 7 rubies and 3 onyxes');
    expect(other).toContain('Hand: a level 3 card');
    expect(other.join()).not.toContain('3onyx-d');
    for (const { lines } of heard(0)) for (const line of lines) expect(line).not.toMatch(/ {2}|\dDi|\|/);
    expect(own.filter((line) => line.includes('asks for bonuses'))).toHaveLength(state.nobles.length);
  });
});

describe('the score sheet', () => {
  test('names the winner, the tie-break, or those who share', () => {
    expect(verdict(['3ruby-b'], ['3ruby-d'])).toEqual(['Bruno wins.', 'Bruno l’emporte\u00a0!', 'Bruno gewinnt.']);
    expect(verdict(['3ruby-b'], ['3onyx-b', '1ruby-a'])).toEqual([
      'Anna wins the tie with fewer cards.',
      'À égalité, Anna l’emporte avec moins de cartes.',
      'Anna gewinnt den Gleichstand mit weniger Karten.',
    ]);
    expect(verdict(['3ruby-b'], ['3onyx-b'])).toEqual([
      'Anna and Bruno share the victory.',
      'Anna et Bruno se partagent la victoire.',
      'Anna und Bruno teilen sich den Sieg.',
    ]);
  });
});
