import type { Seat } from '@chambord/kernel';
import { capital } from '@chambord/prose';
import { cardOf, GEM_NAMES, GOLD, TOKEN_NAMES, total } from '@chambord/splendor/rules';
import type { Card, GemCounts, Token } from '@chambord/splendor/rules';
import { uiWords } from '@chambord/ui';
import type { Desk } from '../touch/desk.ts';
import { offerOf } from '../touch/payment.ts';

export function seatName({ seats, you, dictionary }: Pick<Desk, 'seats' | 'you' | 'dictionary'>, seat: Seat): string {
  return seat === you ? dictionary.you : (seats[seat]?.name ?? dictionary.player(seat + 1));
}

export function tokenName({ dictionary }: Pick<Desk, 'dictionary'>, token: Token): string {
  return capital(dictionary.tokens[TOKEN_NAMES[token]].one);
}

/** "2 rubies and 1 gold"; empty if there is nothing. */
export function gemsPhrase({ dictionary }: Pick<Desk, 'dictionary'>, [w, b, g, r, k]: Readonly<GemCounts>): string {
  return dictionary.purse([w, b, g, r, k, 0]);
}

export function pointsPhrase({ dictionary }: Pick<Desk, 'dictionary'>, points: number): string {
  return dictionary.count(points, dictionary.points);
}

/** "Ruby card, level 2, 3 prestige points". */
export function cardTitle(desk: Pick<Desk, 'dictionary' | 'words'>, card: Card): string {
  const { level, bonus, points } = cardOf(card);
  const title = desk.words.levelCard(capital(desk.dictionary.tokens[GEM_NAMES[bonus]].one), level);
  return points === 0 ? title : `${title}, ${pointsPhrase(desk, points)}`;
}

/**
 * The card as sentences: what it is, what it costs, what is left to pay, and whether that can be paid, now or later. An amount
 * that is the same as the one before is not said again.
 */
export function cardSentences(desk: Desk, card: Card): string {
  const { words, dictionary, player, seated, moves } = desk;
  const whole = gemsPhrase(desk, cardOf(card).cost);
  const sentences = [`${cardTitle(desk, card)}.`, words.costs(whole)];
  if (seated) {
    const { due, lacking, gold, payable } = offerOf(card, player);
    const have = player.tokens[GOLD];
    const left = dictionary.purse(due);
    const missing = dictionary.purse(lacking);
    if (left !== whole && (payable || missing !== left)) sentences.push(words.left(left));
    if (payable) {
      const now = moves.some((move) => move.do === 'buy' && move.card === card);
      const withGold = dictionary.count(gold, dictionary.tokens.gold);
      if (now) sentences.push(gold === 0 ? words.canBuy : words.canBuyGold(withGold));
      else sentences.push(gold === 0 ? words.affordable : words.affordableGold(withGold));
    } else {
      const all = missing === whole;
      const ownGold = dictionary.count(have, dictionary.tokens.gold);
      if (have === 0) sentences.push(all ? words.lackAll : words.lack(missing, total(lacking)));
      else sentences.push(all ? words.lackAllGold(ownGold) : words.lackGold(missing, total(lacking), ownGold));
    }
  }
  return sentences.join(' ');
}

/** What is said of something that ends undo. */
export function reveals({ lang }: Pick<Desk, 'lang'>): string {
  return `${uiWords[lang].reveals}.`;
}
