import { describe, expect, test } from 'vitest';
import { findGame } from '@chambord/games';
import { at, hash, IllegalMove } from '@chambord/kernel';
import { MOST_SAID } from '@chambord/protocol';
import type { TableTerms } from '@chambord/protocol';
import { decide, decideAway, decideMove } from '../room/decide.ts';
import type { Reply } from '../room/decide.ts';
import { BEGIN, begunByHand, byHand } from './helpers/by-hand.ts';
import type { ByHand } from './helpers/by-hand.ts';
import { termsFor } from './helpers/pilot.ts';

const part = (seat: number) => hash(`part ${seat}`);
const GEMS = 'take diamond sapphire emerald';
const BOT = { kind: 'bot', level: 'page', name: 'Cosimo' } as const;
const PERSON = { kind: 'person' } as const;

const refused = (code: string, reason: string | RegExp = /./) => ({
  kind: 'refuse',
  refusal: { code, reason: expect.stringMatching(reason) },
});
const kinds = (reply: Reply) => (reply.kind === 'do' ? reply.bodies.map(({ kind }) => kind) : reply.kind);

function splendor(players = 2, more: Partial<TableTerms> = {}): ByHand {
  return begunByHand(termsFor('splendor', players, more));
}

/** A decision of whoever is on turn: these gems, or others, so that it is always legal. */
function move(hand: ByHand, guest: string, text = GEMS): Reply {
  return hand.say(guest, { type: 'move', version: hand.table.version, move: text });
}

const undo = (hand: ByHand, guest: string) => hand.say(guest, { type: 'undo', version: hand.table.version });

describe('sitting down', () => {
  const table = () => byHand(termsFor('splendor', 3));
  const sit = (hand: ByHand, guest: string, seat: number, arms?: number) =>
    hand.say(guest, { type: 'sit', seat, part: part(seat), arms });

  test('takes a free seat, with name, part and arms', () => {
    const hand = table();
    expect(sit(hand, 'ada', 1, 777)).toEqual({
      kind: 'do',
      bodies: [{ kind: 'sat', seat: 1, guest: 'ada', name: 'Ada', part: part(1), arms: 777 }],
    });
    expect(hand.table.seats[1]).toMatchObject({ guest: 'ada', name: 'Ada', part: part(1), arms: 777, kept: null });
  });

  test('no second seat, none that is taken, none that is not there', () => {
    const hand = table();
    sit(hand, 'ada', 1);
    expect(sit(hand, 'ada', 0)).toEqual(refused('alreadySeated', /^you sit at this table already$/));
    expect(sit(hand, 'bob', 1)).toEqual(refused('seatTaken', /^this seat is taken$/));
    expect(sit(hand, 'bob', 3)).toEqual(refused('noTable', /^there is no seat 3 at this table$/));
  });

  test("not on a bot's seat", () => {
    const hand = byHand(termsFor('splendor', 2, { seats: [BOT, PERSON] }));
    expect(sit(hand, 'ada', 0)).toEqual(refused('seatTaken'));
  });

  test('the last one to sit starts the game, wherever bots sit', () => {
    const hand = byHand({ ...termsFor('splendor', 3), seats: [PERSON, BOT, PERSON] });
    expect(kinds(sit(hand, 'ada', 2))).toEqual(['sat']);
    expect(kinds(sit(hand, 'bob', 0))).toEqual(['sat', 'began']);
    expect(hand.table.phase).toBe('playing');
    expect(sit(hand, 'cleo', 0)).toEqual(refused('started', /^the game has begun$/));
  });

  test('a seat is kept for five minutes for whoever had it in the game before', () => {
    const kept = () => byHand(termsFor('splendor', 2), { kept: ['ada', null] });
    const early = kept();
    early.at = BEGIN + 5 * 60_000 - 1;
    expect(sit(early, 'bob', 0)).toEqual(refused('seatTaken'));
    expect(kinds(sit(early, 'bob', 1))).toEqual(['sat']);
    expect(kinds(sit(early, 'ada', 0))).toEqual(['sat', 'began']);
    const late = kept();
    late.at = BEGIN + 5 * 60_000;
    expect(kinds(sit(late, 'bob', 0))).toEqual(['sat']);
    expect(late.table.seats[0]?.kept).toBeNull();
  });

  test('whoever stands up before the game leaves the seat as it was', () => {
    const hand = table();
    sit(hand, 'ada', 1, 777);
    expect(hand.say('ada', { type: 'leave' })).toEqual({ kind: 'do', bodies: [{ kind: 'stood', seat: 1 }] });
    expect(hand.table.seats[1]).toMatchObject({ guest: null, name: null, part: null, arms: null });
    expect(kinds(sit(hand, 'bob', 1))).toEqual(['sat']);
  });

  test('what the newest rules no longer play does not begin, and the reason is told', () => {
    const hand = byHand(termsFor('splendor', 2));
    sit(hand, 'ada', 0);
    hand.table.facts.terms.options['rules'] = 'gone';
    expect(sit(hand, 'bob', 1)).toEqual(refused('badTerms', /rules/));
    hand.table.game = {
      ...hand.table.game,
      options: () => {
        throw new Error('broken');
      },
    };
    expect(() => sit(hand, 'bob', 1)).toThrow('broken');
  });
});

describe('what is said twice', () => {
  test('is done once, and answered with the version that it led to', () => {
    const hand = splendor();
    const { version } = hand.table;
    hand.say('ada', { id: 'once', type: 'move', version, move: GEMS });
    hand.say('bob', { type: 'chat', text: 'Hello' });
    const again = { id: 'once', type: 'move', version, move: GEMS } as const;
    expect(hand.say('ada', again)).toEqual({ kind: 'done', version: version + 1 });
    // The same name means something else with somebody else.
    expect(hand.say('bob', { ...again, version: version + 1 }).kind).toBe('do');
  });
});

describe('who has no seat', () => {
  test('may say nothing but "sit"', () => {
    const hand = splendor();
    for (const type of ['leave', 'back', 'resign', 'rematch'] as const) {
      expect(hand.say('eve', { type })).toEqual(refused('notSeated', /^you have no seat at this table$/));
    }
    expect(hand.say('eve', { type: 'chat', text: 'Hello' })).toEqual(refused('notSeated'));
    expect(move(hand, 'eve')).toEqual(refused('notSeated'));
  });
});

describe('talk', () => {
  test('lines and phrases are kept by seat, as many as a table keeps', () => {
    const hand = splendor();
    expect(hand.say('ada', { type: 'chat', text: 'Hello' })).toEqual({
      kind: 'do',
      bodies: [{ kind: 'chat', seat: 0, text: 'Hello', phrase: null }],
    });
    expect(hand.say('ada', { type: 'phrase', phrase: 'goodLuck' })).toEqual({
      kind: 'do',
      bodies: [{ kind: 'chat', seat: 0, text: null, phrase: 'goodLuck' }],
    });
    for (let i = 2; i < MOST_SAID; i++)
      expect(kinds(hand.say('ada', { type: 'chat', text: `${i}` }))).toEqual(['chat']);
    expect(hand.say('ada', { type: 'chat', text: 'more' })).toEqual(
      refused('saidEnough', /^500 lines a seat are as many as a table keeps$/),
    );
    expect(kinds(hand.say('bob', { type: 'chat', text: 'more' }))).toEqual(['chat']);
  });
});

describe('going away', () => {
  test('in the game the seat stays, once; after it there is nothing to leave', () => {
    const hand = splendor();
    expect(hand.say('bob', { type: 'leave' })).toEqual({
      kind: 'do',
      bodies: [{ kind: 'away', seat: 1, why: 'left' }],
    });
    expect(hand.say('bob', { type: 'leave' })).toEqual({ kind: 'done', version: hand.table.version });
    hand.say('ada', { type: 'resign' });
    expect(hand.say('bob', { type: 'leave' })).toEqual(refused('over', /^the game is over$/));
  });

  test('who is taken for gone may still leave', () => {
    const hand = splendor();
    hand.write({ kind: 'away', seat: 1, why: 'gone' });
    expect(kinds(hand.say('bob', { type: 'leave' }))).toEqual(['away']);
    expect(hand.table.seats[1]?.away).toBe('left');
  });

  test('who is away decides nothing before coming back', () => {
    const hand = splendor();
    hand.say('ada', { type: 'leave' });
    const away = refused('away', /^you are away: come back first$/);
    expect(move(hand, 'ada')).toEqual(away);
    expect(undo(hand, 'ada')).toEqual(away);
    expect(hand.say('ada', { type: 'answer', offer: 1, agree: true })).toEqual(away);
    expect(hand.say('ada', { type: 'back' })).toEqual({ kind: 'do', bodies: [{ kind: 'back', seat: 0 }] });
    expect(hand.say('ada', { type: 'back' })).toEqual({ kind: 'done', version: hand.table.version });
    expect(move(hand, 'ada').kind).toBe('do');
  });

  test('who is away may resign', () => {
    const hand = splendor();
    hand.say('ada', { type: 'leave' });
    expect(kinds(hand.say('ada', { type: 'resign' }))).toEqual(['resigned', 'over']);
  });

  test('only who decides, is a person and is here can be missed', () => {
    const hand = splendor(2, { leaver: 'bot' });
    expect(decideAway(hand.table, 0, 'gone')).toEqual([{ kind: 'away', seat: 0, why: 'gone' }]);
    expect(decideAway(hand.table, 0, 'time')).toEqual([{ kind: 'away', seat: 0, why: 'time' }]);
    expect(decideAway(hand.table, 1, 'gone')).toEqual([]);
    hand.write({ kind: 'away', seat: 0, why: 'gone' });
    expect(decideAway(hand.table, 0, 'time')).toEqual([]);
    const waiting = splendor();
    waiting.write({ kind: 'away', seat: 0, why: 'gone' });
    expect(decideAway(waiting.table, 0, 'time')).toEqual([]);
    const bots = begunByHand({ ...termsFor('splendor', 2), seats: [BOT, PERSON] });
    expect(decideAway(bots.table, 0, 'gone')).toEqual([]);
  });
});

describe('before and after the game', () => {
  const said: Parameters<ByHand['say']>[1][] = [
    { type: 'back' },
    { type: 'move', version: 0, move: GEMS },
    { type: 'undo', version: 0 },
    { type: 'answer', offer: 1, agree: true },
    { type: 'resign' },
  ];

  test.each(said)('$type: nothing is decided', (message) => {
    const hand = byHand(termsFor('splendor', 2));
    hand.say('ada', { type: 'sit', seat: 0, part: part(0) });
    expect(hand.say('ada', message)).toEqual(refused('notStarted', /^the game has not begun$/));
    hand.say('bob', { type: 'sit', seat: 1, part: part(1) });
    hand.say('bob', { type: 'resign' });
    expect(hand.say('ada', message)).toEqual(refused('over', /^the game is over$/));
    expect(hand.say('bob', message)).toEqual(refused('over'));
  });
});

describe('a decision', () => {
  test('is carried out for whoever is on turn', () => {
    const hand = splendor();
    expect(move(hand, 'bob')).toEqual(refused('notYourTurn', /^it is not your turn$/));
    expect(move(hand, 'ada')).toMatchObject({
      kind: 'do',
      bodies: [{ kind: 'move', seat: 0, move: GEMS, by: 'person' }],
    });
    expect(move(hand, 'ada')).toEqual(refused('notYourTurn'));
    expect(hand.table.session?.plies).toHaveLength(1);
  });

  test('is stale when the position was another one, not when somebody talked', () => {
    const hand = splendor();
    const { version } = hand.table;
    hand.say('bob', { type: 'chat', text: 'Hello' });
    expect(hand.say('ada', { type: 'move', version: version - 1, move: GEMS })).toEqual({ kind: 'stale' });
    expect(hand.say('ada', { type: 'undo', version: version - 1 })).toEqual({ kind: 'stale' });
    expect(hand.say('ada', { type: 'move', version, move: GEMS }).kind).toBe('do');
    expect(hand.say('bob', { type: 'move', version, move: GEMS })).toEqual({ kind: 'stale' });
    expect(hand.say('ada', { type: 'undo', version })).toEqual({ kind: 'stale' });
  });

  test('is written as the game writes it, and says with what it was joined', () => {
    const hand = splendor();
    const { version } = hand.table;
    const told = { type: 'move', version, move: 'take emerald diamond sapphire', joined: true } as const;
    expect(hand.say('ada', told)).toMatchObject({
      bodies: [{ kind: 'move', move: GEMS, joined: true }],
    });
    expect(at(hand.table.session?.plies ?? [], 0).joined).toBe(true);
    const plain = move(hand, 'bob');
    expect(plain.kind === 'do' && 'joined' in at(plain.bodies, 0)).toBe(false);
  });

  test('that is not legal is refused with the rule, as the seat itself can know it', () => {
    const hand = splendor();
    const reply = move(hand, 'ada', 'noble henry');
    expect(reply).toMatchObject(refused('illegal', /"noble henry" is not legal here: .* \(rule 3\.5\)/));
    expect(reply).toMatchObject({ refusal: { why: { rule: '3.5' } } });
    expect(move(hand, 'ada', 'take the money')).toEqual(refused('malformed', /./));
    expect(hand.table.session?.plies).toEqual([]);
  });

  test('whatever else goes wrong in a game is not told to people as if they had done it', () => {
    const { table } = splendor();
    table.game = {
      ...table.game,
      apply: () => {
        throw new Error('broken');
      },
    };
    expect(() => decideMove(table, 0, GEMS, 'person')).toThrow('broken');
    table.game = { ...table.game, whyNot: () => ({ rule: '9', reason: 'because' }) };
    expect(decideMove(table, 0, GEMS, 'person')).toMatchObject({
      refusal: { reason: new IllegalMove(GEMS, { rule: '9', reason: 'because' }).message },
    });
  });

  test('changes nothing before it is written', () => {
    const { table } = splendor();
    const before = JSON.stringify(table.session?.state);
    const reply = decideMove(table, 0, GEMS, 'knight');
    expect(JSON.stringify(table.session?.state)).toBe(before);
    expect(reply).toMatchObject({ bodies: [{ by: 'knight' }], tried: { move: GEMS, events: [{ event: 'took' }, {}] } });
  });

  test('the last one ends the game, with places and points', () => {
    const hand = splendor();
    let last: Reply = { kind: 'stale' };
    while (hand.table.phase === 'playing') {
      const { session, game, options } = hand.table;
      const seat = game.actor(session?.state) ?? 0;
      const choices = game.sensible(game.view(session?.state, seat));
      const text = game.format(at(choices, hand.table.version % choices.length), options);
      last = move(hand, at(['ada', 'bob'], seat), text);
    }
    const { points, places } = hand.table.game.score(hand.table.session?.state);
    expect(last).toMatchObject({
      bodies: [
        { kind: 'move' },
        { kind: 'over', outcome: { by: 'rules', points, places, ratings: null }, result: { points, places } },
      ],
    });
    expect(hand.table.outcome).toMatchObject({ by: 'rules', points, places });
  });
});

describe('taking back', () => {
  const burgundy = () => {
    const hand = begunByHand(termsFor('burgundy', 2, { options: { players: 2, startPlayer: 0 } }));
    const { session, game, options } = hand.table;
    // The first decision of a turn: nothing is shown by it, and the turn goes on.
    const first = game.format(at(game.legal(session?.state), 0), options);
    return { hand, first };
  };

  test('what nobody has seen anything new by is free', () => {
    const { hand, first } = burgundy();
    const { version } = hand.table;
    expect(undo(hand, 'ada')).toEqual(refused('cannotUndo', /^you have not decided anything yet$/));
    hand.say('ada', { type: 'move', version, move: first });
    expect(undo(hand, 'bob')).toEqual(refused('cannotUndo', /^you have not decided anything yet$/));
    expect(undo(hand, 'ada')).toEqual({ kind: 'do', bodies: [{ kind: 'undone', seat: 0, plies: 0 }] });
    expect(hand.table.session?.plies).toEqual([]);
    expect(hand.table.times).toEqual([]);
  });

  test('else all others who play have to agree', () => {
    const hand = splendor(3);
    move(hand, 'ada');
    expect(undo(hand, 'ada')).toEqual({ kind: 'do', bodies: [{ kind: 'offered', seat: 0, plies: 0 }] });
    const offer = hand.table.version;
    expect(undo(hand, 'ada')).toEqual(refused('cannotUndo', /^somebody already asks to take back$/));
    const no = refused('noOffer', /^there is no such offer to you, or no longer$/);
    const answer = (guest: string, agree: boolean, to = offer) => hand.say(guest, { type: 'answer', offer: to, agree });
    expect(answer('ada', true)).toEqual(no);
    expect(answer('bob', true, offer - 1)).toEqual(no);
    expect(answer('bob', true)).toEqual({ kind: 'do', bodies: [{ kind: 'agreed', seat: 1 }] });
    expect(answer('bob', true)).toEqual({ kind: 'done', version: hand.table.version });
    expect(hand.table.session?.plies).toHaveLength(1);
    expect(answer('cleo', true)).toEqual({
      kind: 'do',
      bodies: [
        { kind: 'agreed', seat: 2 },
        { kind: 'undone', seat: 0, plies: 0 },
      ],
    });
    expect(hand.table.session?.plies).toEqual([]);
    expect(answer('cleo', true)).toEqual(no);
  });

  test('one of them is enough to decline, also who agreed before', () => {
    const hand = splendor(3);
    move(hand, 'ada');
    undo(hand, 'ada');
    const offer = hand.table.version;
    hand.say('bob', { type: 'answer', offer, agree: true });
    expect(hand.say('bob', { type: 'answer', offer, agree: false })).toEqual({
      kind: 'do',
      bodies: [{ kind: 'declined', seat: 1 }],
    });
    expect(hand.table.offer).toBeNull();
    expect(hand.table.session?.plies).toHaveLength(1);
  });

  test('bots are not asked, nor those for whom a bot plays', () => {
    const alone = begunByHand({ ...termsFor('splendor', 2), seats: [PERSON, BOT] });
    move(alone, 'ada');
    expect(undo(alone, 'ada')).toEqual(
      refused('cannotUndo', /^something hidden was shown since, and there is nobody who could agree$/),
    );
    const hand = splendor(3, { leaver: 'bot' });
    move(hand, 'ada');
    hand.say('cleo', { type: 'leave' });
    undo(hand, 'ada');
    const answered = hand.say('bob', { type: 'answer', offer: hand.table.version, agree: true });
    expect(kinds(answered)).toEqual(['agreed', 'undone']);
  });

  test('goes back to where the last touch began', () => {
    const { hand, first } = burgundy();
    const { version } = hand.table;
    hand.say('ada', { type: 'move', version, move: first });
    const { session, game, options } = hand.table;
    const next = game.format(at(game.legal(session?.state), 0), options);
    hand.say('ada', { type: 'move', version: hand.table.version, move: next, joined: true });
    expect(hand.table.session?.plies).toHaveLength(2);
    expect(undo(hand, 'ada')).toMatchObject({ bodies: [{ seat: 0, plies: 0 }] });
  });
});

describe('resigning', () => {
  test('ends a game of two', () => {
    const hand = splendor();
    expect(hand.say('ada', { type: 'resign' })).toEqual({
      kind: 'do',
      bodies: [
        { kind: 'resigned', seat: 0 },
        { kind: 'over', outcome: { by: 'resignation', places: [2, 1], ratings: null } },
      ],
    });
  });

  test('of three goes on, and who has resigned has nothing more to say', () => {
    const hand = splendor(3);
    expect(hand.say('ada', { type: 'resign' })).toEqual({ kind: 'do', bodies: [{ kind: 'resigned', seat: 0 }] });
    const resigned = refused('resigned', /^you have resigned$/);
    expect(hand.say('ada', { type: 'resign' })).toEqual(resigned);
    expect(hand.say('ada', { type: 'back' })).toEqual(resigned);
    const end = hand.say('cleo', { type: 'resign' });
    expect(end).toMatchObject({ bodies: [{ seat: 2 }, { outcome: { places: [3, 1, 2] } }] });
  });

  test('against bots alone ends the game', () => {
    const hand = begunByHand({ ...termsFor('splendor', 3), seats: [PERSON, BOT, BOT] });
    expect(kinds(hand.say('ada', { type: 'resign' }))).toEqual(['resigned', 'over']);
  });

  test('who was ahead stays ahead among those who stay', () => {
    const hand = begunByHand({ ...termsFor('splendor', 3), seats: [PERSON, BOT, BOT] });
    hand.table.game = { ...hand.table.game, score: () => ({ points: [9, 3, 5], places: [1, 3, 2] }) };
    const end = hand.say('ada', { type: 'resign' });
    expect(end).toMatchObject({ bodies: [{}, { outcome: { places: [3, 2, 1] } }] });
  });
});

describe('a game by rules that are not here', () => {
  const { game } = findGame('splendor');

  function foreign(rulesVersion: number, players = 2): ByHand {
    const hand = byHand(termsFor('splendor', players));
    for (const [seat, guest] of ['ada', 'bob', 'cleo'].slice(0, players).entries()) {
      hand.write({ kind: 'sat', seat, guest, name: guest, part: part(seat) });
    }
    hand.write({ kind: 'began', rulesVersion });
    return hand;
  }

  test('a newer one is waited for: nothing is given up', () => {
    const hand = foreign(game.rulesVersion + 1);
    const waits = refused('otherRules', /a newer one goes on with it/);
    expect(move(hand, 'ada')).toEqual(waits);
    expect(hand.say('ada', { type: 'resign' })).toEqual(waits);
    expect(undo(hand, 'ada')).toEqual(waits);
  });

  test('an older one can be given up, and all share the first place but who resigned', () => {
    const hand = foreign(0, 3);
    const gone = refused('otherRules', /an older one goes on with it/);
    expect(move(hand, 'ada')).toEqual(gone);
    expect(kinds(hand.say('bob', { type: 'leave' }))).toEqual(['away']);
    expect(kinds(hand.say('bob', { type: 'back' }))).toEqual(['back']);
    expect(kinds(hand.say('bob', { type: 'resign' }))).toEqual(['resigned']);
    expect(hand.say('ada', { type: 'resign' })).toMatchObject({
      bodies: [{ kind: 'resigned' }, { outcome: { by: 'resignation', places: [2, 3, 1] } }],
    });
  });
});

describe('a rematch', () => {
  test('is made when the game is over, once', () => {
    const hand = splendor();
    expect(hand.say('ada', { type: 'rematch' })).toEqual(refused('notOver', /^the game is not over yet$/));
    hand.say('ada', { type: 'resign' });
    const reply = hand.say('bob', { type: 'rematch' });
    if (reply.kind !== 'do' || reply.make === undefined) throw new Error('nothing is made');
    expect(reply.bodies).toEqual([{ kind: 'rematch', seat: 1, next: reply.make.id }]);
    expect(reply.make.body).toMatchObject({ kind: 'made', previous: 'table000' });
    expect(hand.table.next).toBe(reply.make.id);
    expect(hand.say('ada', { type: 'rematch' })).toEqual({ kind: 'done', version: hand.table.version });
  });

  test('not of a table of a match', () => {
    const hand = byHand(termsFor('splendor', 2), { match: { id: 'match', parts: [part(0)] } });
    hand.say('ada', { type: 'sit', seat: 0, part: part(0) });
    hand.say('bob', { type: 'sit', seat: 1, part: part(1) });
    hand.say('ada', { type: 'resign' });
    expect(hand.say('ada', { type: 'rematch' })).toEqual(
      refused('badTerms', /^a table of a match is not played again by itself$/),
    );
  });
});

test('judging looks at the table and changes nothing', () => {
  const hand = splendor();
  const before = JSON.stringify({ ...hand.table, game: null, session: hand.table.session?.state });
  const message = { type: 'move', id: 'x', table: 'table000', version: hand.table.version, move: GEMS } as const;
  decide(hand.table, { id: 'ada', name: 'Ada' }, message, BEGIN);
  expect(JSON.stringify({ ...hand.table, game: null, session: hand.table.session?.state })).toBe(before);
});
