import { NOBLE_POINTS, nobleOf, splendor } from '@chambord/splendor/rules';
import type { Move, Noble } from '@chambord/splendor/rules';
import { splendorText } from '@chambord/splendor/text';
import { Sheet, Sym, uiWords } from '@chambord/ui';
import { Needs } from '../parts/card.tsx';
import type { DeskProps } from '../touch/desk.ts';
import { nobleName, Portrait } from '../middle/nobles.tsx';
import { WhyNot } from '../parts/parts.tsx';
import { gemsPhrase, pointsPhrase } from '../text/phrase.ts';
import { seatName } from '../text/phrase.ts';

/** A noble, large: what is asked, and how far everyone has come. */
export function NobleSheet({ desk, noble }: DeskProps & { readonly noble: Noble }) {
  const { view, lang, words, deciding, seats, touch } = desk;
  const { asks } = nobleOf(noble);
  const name = nobleName(desk, noble);
  const move: Move = { do: 'noble', noble };
  const why = deciding ? splendor.whyNot(view, move) : null;
  return (
    <Sheet
      lang={lang}
      title={name}
      label={`${name}, ${uiWords[lang].pair(words.noblePoints(pointsPhrase(desk, NOBLE_POINTS)), gemsPhrase(desk, asks))}`}
      class="narrow"
      onClose={() => touch.show(null)}
    >
      <div class="over look">
        <Portrait noble={noble} />
        <div class="acts">
          <p>{words.noblePoints(pointsPhrase(desk, NOBLE_POINTS))}</p>
          <p class="needs" aria-hidden="true">
            <Needs asked={asks} have={[0, 0, 0, 0, 0]} />
          </p>
          <ul class="progress">
            {view.players.map(({ bonuses }, seat) => (
              <li key={seat}>
                <Sym id={`arms-${seats[seat]?.arms ?? seat + 1}`} />
                <span>{seatName(desk, seat)}</span>
                <span class="needs">
                  <Needs asked={asks} have={bonuses} />
                </span>
              </li>
            ))}
          </ul>
          {deciding &&
            (why === null ? (
              <button
                type="button"
                class="btn main"
                data-move={splendor.format(move, view.options)}
                onClick={() => touch.play(move)}
              >
                {splendorText[lang].move(move, view)}
              </button>
            ) : (
              <WhyNot desk={desk} why={why} />
            ))}
        </div>
      </div>
    </Sheet>
  );
}
