import type { Seat } from '@chambord/kernel';
import { at } from '@chambord/kernel';
import { cardOf, GEM_NAMES, GEMS, nobleOf, TOKENS } from '@chambord/splendor/rules';
import type { Card, Gem, PositionPlayer } from '@chambord/splendor/rules';
import { arrowGroup, explained, explainedPicture, Points, Sheet, Sym } from '@chambord/ui';
import { Back, Face, faceClass, Needs } from '../parts/card.tsx';
import type { DeskProps } from '../touch/desk.ts';
import { nobleName, Portrait } from '../middle/nobles.tsx';
import { cardTitle, pointsPhrase, seatName } from '../text/phrase.ts';
import { seatSentences } from '../others/seat.tsx';
import { Bonus, Held } from '../parts/holdings.tsx';

/** Everything that lies in front of a player. */
export function SeatSheet({ desk, seat }: DeskProps & { readonly seat: Seat }) {
  const { view, lang, words, dictionary, seats, touch } = desk;
  const player = at(view.players, seat);
  return (
    <Sheet
      lang={lang}
      label={seatSentences(desk, seat)}
      onClose={() => touch.show(null)}
      title={
        <span class="over who">
          <Sym id={`arms-${seats[seat]?.arms ?? seat + 1}`} />
          {seatName(desk, seat)}
          <span {...explainedPicture(desk.explain.plain('points'), pointsPhrase(desk, player.points), true)}>
            <Points count={player.points} />
          </span>
        </span>
      }
    >
      <div class="over all">
        <section aria-label={dictionary.table.cards} {...arrowGroup}>
          <h3>{words.cards}</h3>
          <div class="bought">
            {GEMS.map((gem) => (
              <Bought key={gem} desk={desk} player={player} gem={gem} />
            ))}
          </div>
        </section>
        <section aria-label={words.tokens} {...arrowGroup}>
          <h3>{words.tokens}</h3>
          <div class="purses">
            {TOKENS.map((token) => (
              <Held key={token} desk={desk} player={player} token={token} alone />
            ))}
          </div>
        </section>
        {player.hand.length > 0 && (
          <section aria-label={words.reserved}>
            <h3>{words.reserved}</h3>
            <div class="kept">
              {player.hand.map(({ card, level }, index) =>
                card === null ? (
                  <span
                    key={index}
                    class={`back level-${level}`}
                    {...explainedPicture(desk.explain.plain('hand'), words.faceDown(level), true)}
                  >
                    <Back level={level} />
                  </span>
                ) : (
                  <span
                    key={index}
                    class={faceClass(card)}
                    {...explainedPicture(desk.explain.card(card), cardTitle(desk, card), true)}
                  >
                    <Face card={card} buyer={player} />
                  </span>
                ),
              )}
            </div>
          </section>
        )}
        <section aria-label={words.toNobles}>
          <h3>{words.toNobles}</h3>
          <ul class="courts">
            {player.nobles.map((noble) => (
              <li key={noble} class="has" {...explained(desk.explain.noble(noble))}>
                <Portrait noble={noble} />
                <span>{nobleName(desk, noble)}</span>
              </li>
            ))}
            {view.nobles.map((noble) => (
              <li key={noble} {...explained(desk.explain.noble(noble))}>
                <Portrait noble={noble} />
                <span class="needs" role="img" aria-label={nobleName(desk, noble)}>
                  <Needs asked={nobleOf(noble).asks} have={player.bonuses} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Sheet>
  );
}

/** The cards of one gem, as one sees them lying over each other. */
function Bought({ desk, player, gem }: DeskProps & { readonly player: PositionPlayer; readonly gem: Gem }) {
  const cards: readonly Card[] = player.cards.filter((card) => cardOf(card).bonus === gem);
  return (
    <div class="pile">
      <Bonus desk={desk} player={player} token={gem} alone />
      {cards.map((card) => (
        <span key={card} class={`strip field ${GEM_NAMES[gem]}`}>
          <b>{cardOf(card).points === 0 ? '' : cardOf(card).points}</b>
          <Sym id={GEM_NAMES[gem]} />
        </span>
      ))}
    </div>
  );
}
