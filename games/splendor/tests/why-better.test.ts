import { describe, expect, test } from 'vitest';
import { LANGS } from '@chambord/kernel';
import { splendor } from '@chambord/splendor/rules';
import type { State } from '@chambord/splendor/rules';
import { factsOf } from '../text/why-facts.ts';
import { whyBetter } from '../text/why-better.ts';
import { card, table } from './table.ts';

function turns(before: State, made: string[], better: string[]) {
  const turn = (texts: string[]) => {
    const after = splendor.clone(before);
    const moves = texts.map((text) => splendor.parse(text, before.options));
    for (const move of moves) splendor.apply(after, move);
    return { moves, after };
  };
  return { seat: 0, before, made: turn(made), better: turn(better), names: ['Anna', 'Ben'] };
}

describe('what one turn gets that another does not', () => {
  test('points, and a bonus', () => {
    const state = table()
      .market('2onyx-d', '1ruby-a')
      .tokens(0, { sapphire: 1, emerald: 4, ruby: 2 })
      .tokens(1, { gold: 2 })
      .state();
    const both = turns(state, ['take diamond sapphire onyx'], ['buy 2onyx-d for 1 sapphire 4 emerald 2 ruby']);
    const facts = factsOf(both);
    expect(facts).toContainEqual({ fact: 'points', count: 2 });
    expect(facts).toContainEqual({ fact: 'bonus', gem: 4 });
    expect(facts.find(({ fact }) => fact === 'tokens')).toBeUndefined();
    // The other way round it is what is given up.
    expect(factsOf({ ...both, made: both.better, better: both.made })).toContainEqual({
      fact: 'tokens',
      count: 10,
      instead: 0,
    });
  });

  test('a card denied is one that somebody else can pay for now', () => {
    const open = (ben: Record<string, number>) =>
      factsOf(
        turns(
          table().market('1onyx-a').tokens(0, {}).tokens(1, ben).state(),
          ['take diamond sapphire emerald'],
          ['reserve 1onyx-a'],
        ),
      ).filter(({ fact }) => fact === 'denied');
    expect(open({ gold: 5 })).toEqual([{ fact: 'denied', card: card('1onyx-a'), names: ['Ben'] }]);
    expect(open({})).toEqual([]);
  });

  test('a card that can be paid for is not told of if one that is called the same can be paid for anyhow', () => {
    const told = (...market: string[]) => {
      const state = table('court', 4)
        .market(...market)
        .tokens(0, { diamond: 3, sapphire: 5 })
        .state();
      return factsOf(turns(state, ['take emerald emerald'], ['take diamond diamond'])).filter(
        ({ fact }) => fact === 'payable',
      );
    };
    expect(told('2sapphire-e')).toEqual([{ fact: 'payable', card: card('2sapphire-e'), another: false }]);
    expect(told('2sapphire-e', '2sapphire-c')).toEqual([]);
  });

  /** None of these costs diamonds; 2onyx-c costs five. */
  const NO_DIAMONDS = [
    ['1emerald-h', '1diamond-h', '1sapphire-h', '1diamond-a'],
    ['2ruby-f', '2emerald-f', '2sapphire-f', '2onyx-f'],
    ['3diamond-b', '3emerald-b', '3onyx-b', '3ruby-b'],
  ].flat();

  test('a card that is nearer, or costs less gold, or can be paid for', () => {
    const both = (tokens: Record<string, number>) => {
      const state = table('court', 4)
        .market(...NO_DIAMONDS)
        .hand(0, '2onyx-c')
        .tokens(0, tokens)
        .state();
      return turns(state, ['take emerald ruby onyx'], ['take diamond emerald ruby']);
    };
    const told = (tokens: Record<string, number>) => factsOf(both(tokens));
    const onyx = card('2onyx-c');
    expect(told({ diamond: 2, gold: 1 })).toEqual([{ fact: 'nearer', card: onyx, lacking: 1, instead: 2 }]);
    expect(told({ diamond: 3, gold: 1 })).toEqual([{ fact: 'payable', card: onyx, another: false }]);
    expect(told({ diamond: 4, gold: 2 })).toEqual([{ fact: 'lessGold', card: onyx, gold: 0, instead: 1 }]);
    const near = (lang: 'en' | 'fr' | 'de') => whyBetter[lang](both({ diamond: 2, gold: 1 })).join();
    expect(near('en')).toMatch(/^Comes nearer to the level 2 onyx card.*: only 1 token is lacking instead of 2\.$/u);
    expect(near('fr')).toMatch(
      /^Rapproche de la carte onyx de niveau 2.*\s: il ne manque plus que 1 jeton au lieu de 2\.$/u,
    );
    expect(near('de')).toMatch(/^Kommt der Onyx-Karte der Stufe 2.* näher: Es fehlt nur noch 1 Chip statt 2\.$/u);
    // Too far away to be worth a word.
    expect(told({})).toEqual([]);
  });

  test('a card that is reserved, with what is lacking to pay for it', () => {
    const state = table('court', 4)
      .market(...NO_DIAMONDS)
      .tokens(0, { ruby: 3 })
      .state();
    const both = turns(state, ['take sapphire emerald onyx'], ['reserve 2ruby-f']);
    // It costs six rubies, and gold comes with it.
    expect(factsOf(both)).toContainEqual({ fact: 'reserved', card: card('2ruby-f'), lacking: 2 });
    expect(whyBetter.en(both).join(' ')).toMatch(/Keeps the level 2 ruby card.* for later: 2 tokens are lacking\./u);
    expect(whyBetter.fr(both).join(' ')).toMatch(/Garde la carte rubis de niveau 2.*\s: il manque 2 jetons\./u);
    expect(whyBetter.de(both).join(' ')).toMatch(/Sichert sich die Rubin-Karte der Stufe 2.*: Es fehlen 2 Chips\./u);
  });

  test('the last tokens of a kind', () => {
    const state = table()
      .market(...NO_DIAMONDS)
      .tokens(0, {})
      .tokens(1, { diamond: 3, onyx: 3 })
      .state();
    const both = turns(state, ['take sapphire emerald ruby'], ['take diamond ruby onyx']);
    expect(factsOf(both)).toContainEqual({ fact: 'lastTokens', gems: [0, 4] });
    expect(whyBetter.en(both)).toContain('Takes the last tokens out of the supply: diamond and onyx.');
    expect(whyBetter.fr(both).join(' ')).toMatch(/Prend les derniers jetons de la réserve\s: diamant et onyx\./u);
    expect(whyBetter.de(both)).toContain('Nimmt die letzten Chips aus dem Vorrat: Diamant und Onyx.');
    expect(factsOf(turns(state, ['take diamond ruby onyx'], ['take diamond sapphire onyx']))).not.toContainEqual(
      expect.objectContaining({ fact: 'lastTokens' }),
    );
  });

  test('in the last round only what still counts', () => {
    const state = table('court', 3)
      .market(...NO_DIAMONDS)
      .tokens(0, { onyx: 4 })
      .tokens(1, { gold: 4 })
      .state();
    const moves = [['take sapphire emerald ruby'], ['buy 1emerald-h for 4 onyx']] as const;
    const facts = (one: 0 | 1, other: 0 | 1) => factsOf(turns(state, [...moves[one]], [...moves[other]]));
    expect(facts(0, 1).map(({ fact }) => fact)).toContain('bonus');
    state.lastRound = true;
    expect(facts(0, 1)).toEqual([
      { fact: 'points', count: 1 },
      { fact: 'denied', card: card('1emerald-h'), names: ['Ben'] },
    ]);
    expect(facts(1, 0)).toEqual([{ fact: 'fewerCards', count: 0, instead: 1 }]);
    for (const lang of LANGS) {
      expect(whyBetter[lang](turns(state, [...moves[1]], [...moves[0]]))).toEqual([
        expect.stringMatching(/^\p{Lu}.*0.*1.*\.$/u),
      ]);
    }
  });

  test('gold kept, and no sentence about what both have', () => {
    const state = table().tokens(0, { diamond: 1 }).state();
    const facts = factsOf(turns(state, ['take sapphire emerald ruby'], ['reserve level 1']));
    expect(facts).toContainEqual({ fact: 'gold', count: 1, instead: 0 });
    expect(facts.map(({ fact }) => fact)).not.toContain('points');
    expect(factsOf(turns(state, ['reserve level 1'], ['reserve level 1']))).toEqual([]);
  });
});

test('a card that others can pay for is told of once, with all of their names', () => {
  const state = table('court', 3)
    .market('1onyx-a')
    .tokens(0, {})
    .tokens(1, { emerald: 3 })
    .tokens(2, { gold: 5 })
    .state();
  const both = {
    ...turns(state, ['take diamond sapphire emerald'], ['reserve 1onyx-a']),
    names: ['Ben', 'Anna', 'Cleo'],
  };
  expect(whyBetter.en(both).join(' ')).toContain('which Anna and Cleo can pay for.');
  expect(whyBetter.fr(both).join(' ')).toContain('qu’Anna et Cleo peuvent payer.');
  expect(whyBetter.de(both).join(' ')).toContain('die Anna und Cleo bezahlen können.');
});

test('every fact is a sentence in every language', () => {
  const state = table().market('1onyx-a').tokens(0, {}).tokens(1, { emerald: 3 }).state();
  for (const lang of LANGS) {
    const sentences = whyBetter[lang](turns(state, ['take diamond sapphire emerald'], ['reserve 1onyx-a']));
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentences.join(' ')).toContain('Ben');
  }
});
