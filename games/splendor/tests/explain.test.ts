import { expect, test } from 'vitest';
import { cardOf, splendor } from '@chambord/splendor/rules';
import { dictionaries } from '@chambord/splendor/text';
import { LANGS, replay } from '@chambord/kernel';
import { EMPTY } from '../table/touch/draft.ts';
import { explainerOf } from '../table/text/explain.ts';
import { words } from '../table/text/words.ts';
import { golden } from './golden.ts';

const BEN = { en: 'Ben would pay', fr: 'Ben paierait', de: 'Ben müsste' } as const;

test.each(LANGS)('a card says its printed price and what it would cost the others (%s)', (lang) => {
  const record = golden.record('v1-2-court.json');
  const view = splendor.view(replay(splendor, { ...record, moves: [], result: null }), 0);
  const [player] = view.players;
  if (player === undefined) throw new Error('nobody sits there');
  const card = view.market.find((one) => one !== null) ?? 0;
  const seats = ['Anna', 'Ben'].map((name, arms) => ({ name, arms: arms + 1, bot: null }));
  const { text, heard } = explainerOf({
    view,
    own: 0,
    buyer: 0,
    shared: null,
    player,
    seated: true,
    you: 0,
    deciding: true,
    moves: [],
    draft: EMPTY,
    seats,
    lang,
    words: words[lang],
    dictionary: dictionaries[lang],
    ruleLink: (rule) => rule,
  }).card(card);
  // Nobody has a card yet, so both prices are the printed one.
  const printed = dictionaries[lang].purse([...cardOf(card).cost, 0]);
  expect(text.split(printed)).toHaveLength(3);
  expect(heard?.split(printed)).toHaveLength(2);
  expect(text).toContain(BEN[lang]);
  expect(text).not.toContain('Anna');
});
