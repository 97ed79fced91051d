import { describe, expect, test } from 'vitest';
import { LANGS, makeMove, newSession, pick, randomFrom } from '@chambord/kernel';
import { faultsOfRuleBooks } from '@chambord/prose';
import { eights } from '../rules/index.ts';
import { eightsText } from '../text/index.ts';
import { RULE_NUMBERS, rulebook } from '../text/rulebook.ts';

test('the rules are sound, and the languages agree', () => {
  expect(faultsOfRuleBooks(rulebook, RULE_NUMBERS)).toEqual([]);
});

describe.each(LANGS)('in %s', (lang) => {
  test('every move, event and table of a game can be told', () => {
    const text = eightsText[lang];
    const names = ['Ada', 'Bea', 'Cleo'];
    const options = eights.options({ players: 3, deal: 'seven' });
    const session = newSession(eights, options, 'told', names);
    const random = randomFrom('told');
    const said = new Set<string>();
    while (eights.actor(session.state) !== null) {
      const moves = eights.legal(session.state);
      for (const move of moves) expect(text.move(move, session.state)).toMatch(/\S/);
      for (const event of makeMove(session, pick(random, moves))) {
        said.add(event.event);
        expect(text.event(event, names, options)).toMatch(/^\S.*\.$/);
      }
      expect(text.table(eights.view(session.state, 0), names)).toContain('Bea');
    }
    expect([...said].sort()).toEqual(['called', 'drew', 'gameOver', 'got', 'passed', 'played', 'turnBegan']);
    expect(text.sheet(session.state, names).verdict).toMatch(/\S/);
  });
});
