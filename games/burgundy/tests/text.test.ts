import { at, LANGS, pick, randomFrom } from '@chambord/kernel';
import { reasonText, sheetText } from '@chambord/prose';
import type { TablePart } from '@chambord/prose';
import type { Lang } from '@chambord/kernel';
import { burgundy, faceOf, PLAYERS } from '@chambord/burgundy/rules';
import type { Card, Event, EventOf, Move, MoveOf, Options, State, Step, View, Why } from '@chambord/burgundy/rules';
import { burgundyText, dictionaries } from '@chambord/burgundy/text';
import { describe, expect, test } from 'vitest';

const NAMES = ['Anna', 'Bruno', 'Chloé', 'Dörte'];
const options: Options = { players: 2 };
const cardCalled = (code: string): Card => {
  const card = Array.from({ length: 114 }, (_, index) => index).find(
    (index) => faceOf({ options }, index).code === code,
  );
  if (card === undefined) throw new Error(`there is no card ${code}`);
  return card;
};
const [castle, mine, church, market, rooms] = ['castle3a', 'mine5a', 'church1', 'market1', 'boardingHouse2'].map(
  cardCalled,
) as [Card, Card, Card, Card, Card];
const [cloister, ship, warehouse, cityHall] = ['cloister2a', 'ship4a', 'warehouse2', 'cityHall4'].map(cardCalled) as [
  Card,
  Card,
  Card,
  Card,
];

/** One of each kind: what is missing does not compile. */
const events: { [Name in Event['event']]: EventOf<Name> } = {
  gameBegan: { event: 'gameBegan', starter: 0 },
  roundBegan: { event: 'roundBegan', round: 1, display: [[castle], [], [mine, church], [], [], []] },
  dealt: { event: 'dealt', seat: 0, count: 6 },
  drew: { event: 'drew', seat: 0, die: 3 },
  turnBegan: { event: 'turnBegan', seat: 0, turn: 0 },
  turnSkipped: { event: 'turnSkipped', seat: 0 },
  played: { event: 'played', seat: 0, die: 3, card: castle },
  workersUsed: { event: 'workersUsed', seat: 0, count: 1, die: 2, number: 1 },
  took: { event: 'took', seat: 0, card: market, row: 4 },
  dropped: { event: 'dropped', seat: 0, card: church },
  placed: { event: 'placed', seat: 0, card: cloister, on: ship, type: 'ship' },
  sold: { event: 'sold', seat: 0, good: 'light', count: 2 },
  startCardTaken: { event: 'startCardTaken', seat: 0 },
  startCardPassed: { event: 'startCardPassed', seat: 1, turnedUp: false },
  gainedSilver: { event: 'gainedSilver', seat: 0, count: 2, by: 'sale' },
  gainedWorkers: { event: 'gainedWorkers', seat: 0, count: 1, by: 'action' },
  gainedPoints: { event: 'gainedPoints', seat: 0, count: 1, by: 'aaron' },
  converted: { event: 'converted', seat: 0, workers: 5, silver: 1 },
  bought: { event: 'bought', seat: 0, cards: [castle, mine, church] },
  kept: { event: 'kept', seat: 0, card: church },
  used: { event: 'used', seat: 0, card: castle },
  receivedGood: { event: 'receivedGood', seat: 0, good: 'dark', pile: 'left' },
  receivedAnimal: { event: 'receivedAnimal', seat: 0, animal: 'cattle', pile: 'right' },
  pileHalved: { event: 'pileHalved', of: 'animals', into: 'left', count: 4 },
  tripleCompleted: { event: 'tripleCompleted', seat: 0, type: 'castle' },
  firstTriple: { event: 'firstTriple', seat: 0, type: 'castle' },
  allSevenTypes: { event: 'allSevenTypes', seat: 0, points: 3 },
  bonusChosen: { event: 'bonusChosen', seat: 0, gain: { workers: 1, silver: 1 } },
  declined: { event: 'declined', seat: 0, step: 'sellOne' },
  lost: { event: 'lost', seat: 0, step: 'placeAnother' },
  reshuffled: { event: 'reshuffled', count: 40 },
  aaronLaid: { event: 'aaronLaid', card: castle },
  compared: { event: 'compared', round: 2, player: 12, aaron: 11 },
  gameOver: { event: 'gameOver' },
};

const whys: { [Reason in Why['reason']]: Extract<Why, { reason: Reason }> } = {
  gameOver: { rule: '8.3', reason: 'gameOver' },
  playDieFirst: { rule: '3.3', reason: 'playDieFirst' },
  diePlayed: { rule: '3.3', reason: 'diePlayed' },
  actionOpen: { rule: '3.3', reason: 'actionOpen' },
  otherOpen: { rule: '6.8', reason: 'otherOpen', open: ['receive', 'tripleBonus'] },
  noSuchDie: { rule: '3.2', reason: 'noSuchDie', die: 5 },
  workersShort: { rule: '3.4', reason: 'workersShort', needed: 2, have: 1, die: 3 },
  notInDisplay: { rule: '4.1', reason: 'notInDisplay', card: rooms },
  notYourProject: { rule: '4.2', reason: 'notYourProject', card: market },
  noSuchGoods: { rule: '4.3', reason: 'noSuchGoods', good: 'medium' },
  enoughWorkers: { rule: '4.4', reason: 'enoughWorkers', have: 3 },
  notThrees: { rule: '4.6', reason: 'notThrees', total: 4 },
  cannotPay: { rule: '4.6', reason: 'cannotPay', workers: 1, silver: 0 },
  mustDrop: { rule: '4.7', reason: 'mustDrop' },
  needNotDrop: { rule: '4.7', reason: 'needNotDrop', have: 1 },
  dropNotYours: { rule: '4.7', reason: 'dropNotYours', card: church },
  alreadyBought: { rule: '5.1', reason: 'alreadyBought' },
  silverShort: { rule: '5.1', reason: 'silverShort', have: 2 },
  turnGoesOn: { rule: '5.1', reason: 'turnGoesOn' },
  notBought: { rule: '5.2', reason: 'notBought', card: market },
  nothingBought: { rule: '5.2', reason: 'nothingBought' },
  noCardsLeft: { rule: '5.3', reason: 'noCardsLeft' },
  columnComplete: { rule: '6.1', reason: 'columnComplete', on: castle },
  noSuchColumn: { rule: '6.2', reason: 'noSuchColumn', on: castle },
  otherType: { rule: '6.2', reason: 'otherType', type: 'knowledge', column: 'ship' },
  columnOpen: { rule: '6.2', reason: 'columnOpen', type: 'building' },
  cloistersOpen: { rule: '6.3', reason: 'cloistersOpen' },
  noBonusOpen: { rule: '6.6', reason: 'noBonusOpen' },
  notOnRoundCard: { rule: '6.6', reason: 'notOnRoundCard', gain: { points: 3 } },
  bringsNothing: { rule: '6.6', reason: 'bringsNothing', gain: { animals: 2 } },
  nothingToReceive: { rule: '7.1', reason: 'nothingToReceive' },
  receiveOther: { rule: '7.1', reason: 'receiveOther', of: ['animals'] },
  pileEmpty: { rule: '7.2', reason: 'pileEmpty', from: 'goods' },
  notOfThese: { rule: '7.3', reason: 'notOfThese', types: ['castle', 'mine', 'cloister'] },
  notOptional: { rule: '7.9', reason: 'notOptional' },
};

const moves: { [Do in Move['do']]: MoveOf<Do> } = {
  play: { do: 'play', die: 3 },
  take: { do: 'take', card: castle, drop: church },
  place: { do: 'place', card: mine, on: cloister },
  sell: { do: 'sell', good: 'dark' },
  workers: { do: 'workers' },
  silver: { do: 'silver' },
  convert: { do: 'convert', workers: 2, silver: 1 },
  buy: { do: 'buy' },
  keep: { do: 'keep', card: market, drop: null },
  use: { do: 'use', card: castle },
  bonus: { do: 'bonus', gain: { goods: 2 } },
  receive: { do: 'receive', from: 'animals', pile: 'left' },
  decline: { do: 'decline' },
  end: { do: 'end' },
};

const steps: { [Name in Step['step']]: Extract<Step, { step: Name }> } = {
  playDie: { step: 'playDie' },
  takeAction: { step: 'takeAction', die: null, card: castle },
  keepOne: { step: 'keepOne', cards: [church, rooms, market] },
  takeOf: { step: 'takeOf', types: ['ship', 'pasture'], card: market },
  receive: { step: 'receive', of: ['goods', 'animals'], card: rooms },
  sellOne: { step: 'sellOne', card: warehouse },
  placeAnother: { step: 'placeAnother', card: cityHall },
  tripleBonus: { step: 'tripleBonus' },
  endTurn: { step: 'endTurn' },
};

const SPOILT = /undefined|null|NaN|\[object|=>|\(\)|“”|„“|[.,;:]\.|[ \u00a0]$/m;
const SPOILT_FRENCH = / [:;!?»]|« /;

/** Asserts only what is wrong: there are a great many texts, and an assertion that holds takes its time too. */
function expectText(text: string, lang: Lang): void {
  if (text === '' || SPOILT.test(text)) expect.fail(`spoilt ${lang} text: ${text}`);
  if (lang === 'fr' && SPOILT_FRENCH.test(text)) expect.fail(`breakable space: ${text}`);
}

function widthOf(line: string): number {
  return Array.from(new Intl.Segmenter().segment(line)).length;
}

function expectPage(text: string, lang: Lang): void {
  expectText(text, lang);
  const wide = text.split('\n').find((line) => line.length > 100 && widthOf(line) > 100);
  if (wide !== undefined) expect.fail(`line too wide: ${wide}`);
}

/** A line that is heard is whole by itself: nothing is told by columns. */
function expectHeard(parts: readonly TablePart[], lang: Lang): void {
  for (const { lines } of parts) {
    expectText(lines.join('\n'), lang);
    const torn = lines.find((line) => / {2}|^ |\||^\S+$/.test(line));
    if (torn !== undefined) expect.fail(`not whole: ${torn}`);
  }
}

/** Plays at random and shows every table on the way. */
function playThrough(players: number, seed: string, look: (state: State, legal: readonly Move[]) => void): Event[] {
  const random = randomFrom(`moves ${seed}`);
  const seen: Event[] = [];
  const emit = (event: Event) => void seen.push(event);
  const state = burgundy.setup(burgundy.options({ players }), seed, emit);
  for (;;) {
    const legal = burgundy.legal(state);
    look(state, legal);
    if (burgundy.actor(state) === null) return seen;
    burgundy.apply(state, pick(random, legal), emit);
  }
}

describe('a game in words', () => {
  for (const players of PLAYERS) {
    test(`all that happens with ${players} has words in every language`, () => {
      const names = NAMES.slice(0, players);
      for (const seed of ['one', 'two']) {
        let count = 0;
        const seen = playThrough(players, `${players} ${seed}`, (state, legal) => {
          const page = state.over || count++ % 7 === 0;
          for (const lang of LANGS) {
            const text = burgundyText[lang];
            const view = burgundy.view(state, state.seat);
            for (const move of legal) {
              const label = text.move(move, state);
              expectText(label, lang);
              if (text.move(move, view) !== label) expect.fail(`another label on the view: ${label}`);
            }
            if (!page) continue;
            for (const viewer of [0, players - 1, 'spectator'] as const) {
              expectPage(text.table(burgundy.view(state, viewer), names), lang);
              expectHeard(text.spoken(burgundy.view(state, viewer), names), lang);
            }
            expectPage(sheetText(text.sheet(state, names)), lang);
            expect(sheetText(text.sheet(view, names))).toBe(sheetText(text.sheet(state, names)));
          }
        });
        for (const lang of LANGS) {
          for (const event of seen) {
            const sentence = burgundyText[lang].event(event, names, { players });
            expectText(sentence, lang);
            if (!/[.!]$/.test(sentence)) expect.fail(`not a sentence: ${sentence}`);
          }
        }
      }
    });
  }

  test('whoever takes part in the score has a name', () => {
    const solo = burgundy.setup({ players: 1 }, 'solo');
    expect(LANGS.map((lang) => burgundyText[lang].sheet(solo, ['Anna']).contenders)).toEqual([
      ['Anna', 'Aaron'],
      ['Anna', 'Aaron'],
      ['Anna', 'Egon'],
    ]);
    const two = burgundy.setup(options, 'two');
    expect(burgundyText.de.sheet(two, ['Anna', 'Bruno']).contenders).toEqual(['Anna', 'Bruno']);
  });
});

const YOU: Readonly<Record<Lang, RegExp>> = { en: /\byour?\b/i, fr: /\bvous\b/i, de: /\bdu\b/i };

describe.each(LANGS)('every kind has words in %s', (lang) => {
  const text = burgundyText[lang];
  const state = burgundy.setup(options, 'kinds');
  const view = burgundy.view(state, 0);

  test.each(Object.values(events))('event $event', (event) => {
    for (const players of [1, 2] as const) {
      const sentence = text.event(event, NAMES.slice(0, players), { players });
      expectText(sentence, lang);
      expect(sentence).toMatch(/[.!]$/);
    }
  });

  test.each(Object.values(events))('event $event, told to whoever it is about', (event) => {
    for (const players of [1, 2] as const) {
      for (const you of [0, 1].slice(0, players)) {
        const sentence = text.event(event, NAMES.slice(0, players), { players }, you);
        expectText(sentence, lang);
        const about = 'seat' in event ? event.seat : 'starter' in event ? event.starter : null;
        expect(sentence).not.toContain(at(NAMES, you));
        if (about === you) expect(sentence).toMatch(YOU[lang]);
        if (about !== null && about !== you && about < players) expect(sentence).toContain(at(NAMES, about));
      }
    }
  });

  test.each(Object.values(whys))('reason $reason', (why) => {
    const { sentence, rule } = text.whyNot(why, options);
    expectText(sentence, lang);
    expect(sentence).toMatch(/\.$/);
    expect(rule).toBe(`${{ en: 'rule', fr: 'règle', de: 'Regel' }[lang]} ${why.rule}`);
  });

  test.each(Object.values(moves))('move $do', (move) => {
    expectText(text.move(move, state), lang);
    expectText(text.move(move, view), lang);
  });

  test.each(Object.values(steps))('step $step', (step) => {
    const frames: View['agenda'] = [[steps.endTurn], [steps.tripleBonus, steps.takeAction], [step]];
    expectPage(text.table({ ...view, agenda: frames }, NAMES), lang);
  });

  test('a declined or lost effect', () => {
    for (const { step } of Object.values(steps)) {
      expectText(text.event({ event: 'declined', seat: 0, step }, NAMES, options), lang);
      expectText(text.event({ event: 'lost', seat: 0, step }, NAMES, options), lang);
    }
  });

  test('every name', () => {
    const { types, faces, goods, animals, resources, shades, actions, effects } = dictionaries[lang];
    const nouns = [types, faces, goods, animals, resources].flatMap((names) => Object.values(names));
    for (const { one, many } of nouns) {
      expectText(one, lang);
      expectText(many, lang);
    }
    for (const word of [shades, actions, effects].flatMap((words) => Object.values(words))) expectText(word, lang);
  });

  test('a crowded table with long names still fits', () => {
    const crowd = burgundy.setup({ players: 4 }, 'crowd');
    const names = ['Wilhelmina Alexandra von und zu Hohenlohe-Waldenburg', 'Ÿ́'.repeat(40), 'C', '👩‍🌾 Dörte'];
    const workshops = ['carpenter1', 'carpenter3', 'carpenter5', 'boardingHouse2', 'boardingHouse4'].map(cardCalled);
    crowd.display[2] = workshops;
    crowd.players.forEach((player) => {
      player.projects = workshops.slice(0, 3);
      player.estate = [
        { type: 'building', cards: workshops.slice(0, 3) },
        { type: 'building', cards: workshops.slice(3) },
      ];
      player.goods = { light: 6, medium: 6, dark: 6 };
      player.sold = { light: 6, medium: 6, dark: 6 };
      player.animals = { chicken: 5, sheep: 5, pig: 5, cattle: 5 };
    });
    expectPage(text.table(burgundy.view(crowd, 0), names), lang);
    expectPage(sheetText(text.sheet(crowd, names)), lang);
  });
});

const inAll = (what: Event, players: Options['players'] = 2) =>
  LANGS.map((lang) => burgundyText[lang].event(what, NAMES.slice(0, players), { players }));
const whyNotInAll = (why: Why) => LANGS.map((lang) => reasonText(burgundyText[lang].whyNot(why, options)));

describe('sentences', () => {
  test('one and many', () => {
    expect(inAll({ event: 'workersUsed', seat: 0, count: 1, die: 2, number: 1 })).toEqual([
      'Anna turns the 2 into a 1 with 1 worker.',
      'Anna change le 2 en 1 avec 1 ouvrier.',
      'Anna macht mit 1 Arbeiter aus der 2 eine 1.',
    ]);
    expect(inAll({ event: 'workersUsed', seat: 0, count: 2, die: 3, number: 5 })).toEqual([
      'Anna turns the 3 into a 5 with 2 workers.',
      'Anna change le 3 en 5 avec 2 ouvriers.',
      'Anna macht mit 2 Arbeitern aus der 3 eine 5.',
    ]);
    expect(inAll({ event: 'sold', seat: 1, good: 'dark', count: 1 })).toEqual([
      'Bruno sells 1 dark brown good.',
      'Bruno vend 1 marchandise marron foncé.',
      'Bruno verkauft 1 dunkelbraune Ware.',
    ]);
    expect(inAll({ event: 'sold', seat: 1, good: 'dark', count: 3 })).toEqual([
      'Bruno sells 3 dark brown goods.',
      'Bruno vend 3 marchandises marron foncé.',
      'Bruno verkauft 3 dunkelbraune Waren.',
    ]);
    expect(inAll({ event: 'gainedPoints', seat: 0, count: 2, by: 'bonus' })).toEqual([
      'Anna receives 2 points as a bonus.',
      'Anna reçoit 2 points de victoire en bonus.',
      'Anna erhält 2 Siegpunkte als Bonus.',
    ]);
  });

  test('zero is plural in English and German, singular in French', () => {
    const { en, fr, de } = dictionaries;
    expect(en.count(0, en.resources.workers)).toBe('0 workers');
    expect(fr.count(0, fr.resources.workers)).toBe('0 ouvrier');
    expect(de.count(0, de.resources.goods)).toBe('0 Waren');
  });

  test('articles', () => {
    expect(inAll({ event: 'took', seat: 0, card: market, row: 4 })).toEqual([
      'Anna takes the market (1) from row 4.',
      'Anna prend le marché (1) dans la rangée 4.',
      'Anna nimmt den Markt (1) aus Reihe 4.',
    ]);
    expect(inAll({ event: 'kept', seat: 0, card: church })).toEqual([
      'Anna keeps the church (1) as a project.',
      'Anna garde l’église (1) comme projet.',
      'Anna behält die Kirche (1) als Projekt.',
    ]);
    expect(inAll({ event: 'placed', seat: 0, card: cloister, on: ship, type: 'ship' })).toEqual([
      'Anna places the cloister (2) with the ships.',
      'Anna place le cloître (2) avec les navires.',
      'Anna platziert das Kloster (2) bei den Schiffen.',
    ]);
  });

  test('in solo the second seat is the opponent’s', () => {
    expect(inAll({ event: 'tripleCompleted', seat: 1, type: 'mine' }, 1)).toEqual([
      'Aaron completes a triple of mines.',
      'Aaron termine un triplé de mines.',
      'Egon vollendet einen Minen-Drilling.',
    ]);
    expect(inAll({ event: 'compared', round: 2, player: 12, aaron: 11 }, 1)).toEqual([
      'After round\u00a0C: Anna 12, Aaron 11.',
      'Fin de la manche\u00a0C\u00a0: Anna 12, Aaron 11.',
      'Nach Durchgang\u00a0C: Anna 12, Egon 11.',
    ]);
  });

  test('whoever reads it is spoken to', () => {
    const toAnna = (what: Event) => LANGS.map((lang) => burgundyText[lang].event(what, NAMES, options, 0));
    expect(toAnna({ event: 'drew', seat: 0, die: 5 })).toEqual([
      'You draw a 5.',
      'Vous piochez un 5.',
      'Du ziehst eine 5.',
    ]);
    expect(toAnna({ event: 'drew', seat: 1, die: 5 })).toEqual(inAll({ event: 'drew', seat: 1, die: 5 }));
    expect(toAnna({ event: 'turnBegan', seat: 0, turn: 0 })).toEqual([
      'Turn\u00a01: it is your turn.',
      'Tour\u00a01\u00a0: à vous de jouer.',
      'Runde\u00a01: Du bist am Zug.',
    ]);
    expect(toAnna({ event: 'firstTriple', seat: 0, type: 'ship' })).toEqual([
      'The first triple of ships: you take the bonus card (1 point).',
      'Premier triplé de navires\u00a0: vous prenez la carte Bonus (1 point de victoire).',
      'Der erste Schiffs-Drilling: Du erhältst die Bonuskarte (1 Siegpunkt).',
    ]);
  });

  test('why not, with the rule', () => {
    expect(whyNotInAll({ rule: '3.4', reason: 'workersShort', needed: 2, have: 1, die: 3 })).toEqual([
      'With a 3 this costs 2 workers, and you have only 1. (rule 3.4)',
      'Avec un 3, cela coûte 2 ouvriers, et vous n’en avez qu’un seul. (règle 3.4)',
      'Mit einer 3 kostet das 2 Arbeiter, und du hast nur 1. (Regel 3.4)',
    ]);
    expect(whyNotInAll({ rule: '4.1', reason: 'notInDisplay', card: rooms })).toEqual([
      'The boarding house (2) is not in the display. (rule 4.1)',
      'La pension de famille (2) n’est pas dans les rangées. (règle 4.1)',
      'In der Auslage gibt es die Wohnhäuser (2) nicht. (Regel 4.1)',
    ]);
    expect(whyNotInAll({ rule: '6.6', reason: 'bringsNothing', gain: { animals: 2 } })).toEqual([
      'The bonus “2 animals” would bring you nothing: there are none left. (rule 6.6)',
      'Le bonus «\u00a02 animaux\u00a0» ne vous rapporterait rien\u00a0: les piles sont épuisées. (règle 6.6)',
      'Der Bonus „2 Tiere“ bringt dir nichts: Der Vorrat ist leer. (Regel 6.6)',
    ]);
  });

  test('a menu tells columns apart and names the cost and the effect', () => {
    const state = burgundy.setup(options, 'menu');
    const player = at(state.players, state.seat);
    player.workers = 2;
    player.projects = [mine];
    player.estate = [{ type: 'cloister', cards: [cloister] }];
    state.agenda = [[steps.endTurn], [{ step: 'takeAction', die: 4, card: null }]];
    const label = (move: Move) => LANGS.map((lang) => burgundyText[lang].move(move, state));
    expect(label({ do: 'place', card: mine, on: cloister })).toEqual([
      'Place the mine (5) on the column cloister (2), effect: 2 silver – costs 1 worker',
      'Placer la mine (5) sur la colonne cloître (2), effet\u00a0: 2 pépites d’argent – coûte 1 ouvrier',
      'Mine (5) in der Spalte Kloster (2) platzieren, Effekt: 2 Silber – kostet 1 Arbeiter',
    ]);
    expect(label({ do: 'convert', workers: 2, silver: 1 })).toEqual([
      'Convert 1 silver and 2 workers into 1 point',
      'Convertir 1 pépite d’argent et 2 ouvriers en 1 point de victoire',
      '1 Silber und 2 Arbeiter in 1 Siegpunkt umwandeln',
    ]);
  });
});

const lastLine = (state: State, names: readonly string[]) =>
  LANGS.map((lang) => burgundyText[lang].sheet(state, names).verdict);
const overWith = (points: readonly number[], silver: readonly number[]) => {
  const state = burgundy.setup({ players: 2, startPlayer: 0 }, 'result');
  state.over = true;
  state.startCard = null;
  state.players.forEach((player, seat) => {
    Object.assign(player, { points: at(points, seat), silver: at(silver, seat), workers: 0 });
  });
  return state;
};

describe('the score sheet', () => {
  test('speaks to whoever reads it', () => {
    const told = (points: readonly number[], silver: readonly number[], you: number) =>
      LANGS.map((lang) => burgundyText[lang].sheet(overWith(points, silver), NAMES, you).verdict);
    expect(told([5, 3], [0, 0], 0)).toEqual(['You win.', 'Vous l’emportez\u00a0!', 'Du gewinnst.']);
    expect(told([3, 5], [0, 0], 0)).toEqual(['Bruno wins.', 'Bruno l’emporte\u00a0!', 'Bruno gewinnt.']);
    expect(told([5, 5], [2, 1], 0)).toEqual([
      'You win the tie with more left in storage.',
      'À égalité, vous l’emportez grâce à votre entrepôt.',
      'Du gewinnst den Gleichstand mit dem volleren Lager.',
    ]);
    expect(told([5, 5], [1, 1], 1)).toEqual([
      'You and Anna share the victory.',
      'Vous et Anna vous partagez la victoire.',
      'Du und Anna teilt euch den Sieg.',
    ]);
    expect(burgundyText.de.sheet(overWith([1, 2], [0, 0]), NAMES, 1).contenders.slice(0, 2)).toEqual(['Anna', 'Du']);
  });

  test('names the winner, the tie-break, or those who share', () => {
    expect(lastLine(overWith([3, 5], [0, 0]), NAMES)).toEqual([
      'Bruno wins.',
      'Bruno l’emporte\u00a0!',
      'Bruno gewinnt.',
    ]);
    expect(lastLine(overWith([5, 5], [2, 1]), NAMES)).toEqual([
      'Anna wins the tie with more left in storage.',
      'À égalité, Anna l’emporte grâce à son entrepôt.',
      'Anna gewinnt den Gleichstand mit dem volleren Lager.',
    ]);
    expect(lastLine(overWith([5, 5], [1, 1]), NAMES)).toEqual([
      'Anna and Bruno share the victory.',
      'Anna et Bruno se partagent la victoire.',
      'Anna und Bruno teilen sich den Sieg.',
    ]);
  });

  test('says in solo whether it was won', () => {
    const state = burgundy.setup({ players: 1 }, 'solo');
    state.over = true;
    state.round = 4;
    at(state.players, 0).points = 7;
    at(state.players, 0).animals = { chicken: 0, sheep: 0, pig: 0, cattle: 0 };
    state.aaron = { estate: [], allSeven: 3, piles: [] };
    expect(lastLine(state, ['Anna'])).toEqual([
      'Won against Aaron, 7 to 3.',
      'Victoire contre Aaron\u00a0: 7 à 3.',
      'Gewonnen gegen Egon, 7 zu 3.',
    ]);
    at(state.players, 0).points = 2;
    expect(lastLine(state, ['Anna'])).toEqual([
      'Lost against Aaron after round E, 2 to 3.',
      'Défaite contre Aaron après la manche E\u00a0: 2 à 3.',
      'Verloren gegen Egon nach Durchgang E, 2 zu 3.',
    ]);
  });
});
