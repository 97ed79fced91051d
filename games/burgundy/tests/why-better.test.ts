import { describe, expect, test } from 'vitest';
import { burgundy, faceOf, ROUNDS, TURNS } from '@chambord/burgundy/rules';
import type { State } from '@chambord/burgundy/rules';
import { LANGS } from '@chambord/kernel';
import { whyBetter } from '../text/why-better.ts';
import { factsOf } from '../text/why-facts.ts';
import { card, table } from './table.ts';

function turns(before: State, made: string[], better: string[]) {
  const turn = (texts: string[]) => {
    const after = burgundy.clone(before);
    const moves = texts.map((text) => burgundy.parse(text, before.options));
    for (const move of moves) burgundy.apply(after, move);
    return { moves, after };
  };
  return { seat: 0, before, made: turn(made), better: turn(better), names: ['Anna', 'Ben'] };
}

const arranged = () =>
  table({ players: 2 })
    .bare()
    .display({ 3: ['castle3a', 'ship3a'] })
    .estate(0, ['mine1a', 'mine1b'], ['ship1a'])
    .estate(1, ['castle1a', 'castle1b'])
    .projects(0, 'mine3a')
    .played(3)
    .state();

describe('what one turn gets that another does not', () => {
  test('a triple, its points, and the card for the first one', () => {
    const facts = factsOf(turns(arranged(), ['silver'], ['place mine3a on mine1a']));
    const kinds = facts.map(({ fact }) => fact);
    expect(facts).toContainEqual({ fact: 'triple', type: 'mine' });
    expect(facts).toContainEqual({ fact: 'firstTriple', type: 'mine' });
    expect(kinds[0]).toBe('points');
    expect(kinds).not.toContain('placed');
  });

  test('a card that somebody else lacks for a triple is denied, unless the other turn takes one of the type as well', () => {
    const state = arranged();
    const denied = { fact: 'denied', face: faceOf(state, card('castle3a')), name: 'Ben' };
    expect(factsOf(turns(state, ['silver'], ['take castle3a']))).toContainEqual(denied);
    expect(factsOf(turns(state, ['take castle3a'], ['take castle3a']))).toEqual([]);
    expect(factsOf(turns(state, ['silver'], ['take ship3a'])).map(({ fact }) => fact)).not.toContain('denied');
  });

  test('nothing is denied while another card of the type lies in the display, or is a project of the other one', () => {
    const denies = (state: State) =>
      factsOf(turns(state, ['silver'], ['take castle3a'])).some(({ fact }) => fact === 'denied');
    const two = { 3: ['castle3a', 'ship3a'], 5: ['castle5a'] };
    const estates = table({ players: 2 }).bare().estate(0, ['mine1a']).estate(1, ['castle1a', 'castle1b']).played(3);
    expect(denies(estates.display(two).state())).toBe(false);
    expect(denies(arranged())).toBe(true);
    const held = table({ players: 2 })
      .bare()
      .display({ 3: ['castle3a'] })
      .estate(1, ['castle1a', 'castle1b']);
    expect(denies(held.projects(1, 'castle4a').played(3).state())).toBe(false);
  });

  test('a project that the other turn discards is kept, not gained', () => {
    const full = table({ players: 2 })
      .bare()
      .display({ 3: ['castle3a', 'ship3a'] })
      .estate(0, ['mine1a']);
    const state = full.projects(0, 'mine3a', 'ship5a', 'cloister2a').played(3).state();
    const kept = { fact: 'fits', face: faceOf(state, card('mine3a')), type: 'mine', cards: 1, kept: true };
    expect(factsOf(turns(state, ['take castle3a drop mine3a'], ['workers']))).toContainEqual(kept);
  });

  test('a project of a type that neither the estate nor another project has', () => {
    const state = arranged();
    const castle = { fact: 'newType', face: faceOf(state, card('castle3a')), kept: false };
    expect(factsOf(turns(state, ['silver'], ['take castle3a']))).toContainEqual(castle);
    const held = table({ players: 2 })
      .bare()
      .display({ 3: ['castle3a'] })
      .estate(0, ['mine1a'])
      .projects(0, 'castle4a');
    const kinds = factsOf(turns(held.played(3).state(), ['silver'], ['take castle3a'])).map(({ fact }) => fact);
    expect(kinds).toContain('projects');
    expect(kinds).not.toContain('newType');
    expect(whyBetter.en(turns(state, ['silver'], ['take castle3a'])).join(' ')).toContain(
      'of a type that the estate does not have yet.',
    );
  });

  test('a cloister counts as a cloister wherever it lies, and types are of no use once the cards for all are gone', () => {
    const kinds = (state: State, better: string) => factsOf(turns(state, ['silver'], [better])).map(({ fact }) => fact);
    const begun = () =>
      table({ players: 2 })
        .bare()
        .display({ 3: ['cloister3a', 'castle3a'] })
        .projects(0, 'ship3a')
        .played(3);
    const without = begun().estate(0, ['mine1a']).state();
    expect(kinds(without, 'take cloister3a')).toContain('newType');
    expect(kinds(without, 'place ship3a')).toContain('types');
    const within = begun().estate(0, ['mine1a', 'cloister1a']).state();
    expect(kinds(within, 'take cloister3a')).not.toContain('newType');
    without.allSeven = [];
    expect(kinds(without, 'take castle3a')).not.toContain('newType');
    expect(kinds(without, 'place ship3a')).not.toContain('types');
  });

  test('a cloister is the third card for a triple of any type, where a column lacks one', () => {
    const begun = () =>
      table({ players: 2 })
        .bare()
        .display({ 3: ['cloister3a'] })
        .played(3);
    const facts = (state: State) => factsOf(turns(state, ['silver'], ['take cloister3a']));
    const two = begun().estate(0, ['pasture1a', 'pasture2a']).state();
    const third = { fact: 'fits', face: faceOf(two, card('cloister3a')), type: 'pasture', cards: 2, kept: false };
    expect(facts(two)).toContainEqual(third);
    expect(whyBetter.en(turns(two, ['silver'], ['take cloister3a']))[0]).toBe(
      'Gets the cloister (3), the third card for a triple of pastures.',
    );
    const one = begun().estate(0, ['pasture1a']).state();
    expect(facts(one).map(({ fact }) => fact)).not.toContain('fits');
  });

  test('in the last turn only what still counts: points, and what breaks a tie', () => {
    const state = arranged();
    const kinds = (better: string) => factsOf(turns(state, ['silver'], [better])).map(({ fact }) => fact);
    expect(kinds('take ship3a')).toContain('fits');
    state.round = ROUNDS.length - 1;
    state.turn = TURNS - 1;
    expect(kinds('take ship3a')).toEqual([]);
    expect(kinds('place mine3a on mine1a')).toContain('triple');
    expect(factsOf(turns(state, ['take ship3a'], ['silver']))).toEqual([{ fact: 'storage', count: 1, instead: 0 }]);
    for (const lang of LANGS) {
      expect(whyBetter[lang](turns(state, ['take ship3a'], ['silver']))).toEqual([
        expect.stringMatching(/^\p{Lu}.*1.*0.*\.$/u),
      ]);
    }
  });

  test('alone: that the game is not lost at the end of the round', () => {
    const begun = () =>
      table({ players: 1 })
        .bare()
        .aaronEstate(['ship1a', 'ship1b', 'ship1c'])
        .estate(0, ['mine1a', 'mine1b'])
        .projects(0, 'mine3a');
    const state = begun().lastTurn().played(3).state();
    const better = ['place mine3a on mine1a', 'bonus 2 silver'];
    const [first] = factsOf(turns(state, ['silver'], better));
    expect(first).toMatchObject({ fact: 'notLost', aaron: 4, instead: 0 });
    for (const lang of LANGS) {
      expect(whyBetter[lang](turns(state, ['silver'], better))[0]).toMatch(/^\p{Lu}.*(?:Aaron|Egon).*4.*0.*\.$/u);
    }
    expect(factsOf(turns(state, better, ['silver'])).map(({ fact }) => fact)).not.toContain('notLost');
    // In the middle of a round nothing is compared yet.
    const earlier = factsOf(turns(begun().played(3).state(), ['silver'], better)).map(({ fact }) => fact);
    expect(earlier).not.toContain('notLost');
  });

  test('a project that goes on with a column, and silver that is left', () => {
    const state = arranged();
    const third = table({ players: 2 })
      .bare()
      .display({ 3: ['mine3a'] })
      .estate(0, ['mine1a', 'mine1b'])
      .played(3)
      .state();
    expect(whyBetter.en(turns(third, ['silver'], ['take mine3a'])).join(' ')).toContain(
      'Gets the mine (3), the third card for a triple of mines.',
    );
    const ship = { fact: 'fits', face: faceOf(state, card('ship3a')), type: 'ship', cards: 1, kept: false };
    expect(factsOf(turns(state, ['silver'], ['take ship3a']))).toContainEqual(ship);
    const silver = { fact: 'silver', count: 1, instead: 0, enough: false };
    expect(factsOf(turns(state, ['take ship3a'], ['silver']))).toEqual([silver]);
    expect(factsOf(turns(state, ['silver'], ['workers']))).toContainEqual({ fact: 'workers', count: 2, instead: 0 });
  });
});

test('every fact is a sentence in every language', () => {
  for (const lang of LANGS) {
    const sentences = [['take castle3a'], ['place mine3a on mine1a'], ['workers'], ['take ship3a']].flatMap((better) =>
      whyBetter[lang](turns(arranged(), ['silver'], better)),
    );
    expect(sentences.length).toBeGreaterThan(6);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentences.join(' ')).toContain('Ben');
  }
});
