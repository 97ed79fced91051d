import '../set-up/index.css';
import { useState } from 'preact/hooks';
import type { GameDescription } from '@chambord/games/page';
import { HOUSE_ARMS, Sheet, Sym } from '@chambord/ui';
import { armsInWords } from '../set-up/arms-sheet.tsx';
import { GameOptions } from '../set-up/game-options.tsx';
import { firstChoice, keepChoice } from '../../game/chosen-options.ts';
import { chooseArms, chooseName, LONGEST_OWN_NAME, ownArms, ownName } from '../../shell/own.ts';
import { lang, words } from '../../shell/settings.ts';
import { setUpWords } from '../../words/set-up.ts';

interface Props {
  readonly game: GameDescription;
  readonly begin: () => void;
  readonly close: () => void;
}

const HOUSE = Array.from({ length: HOUSE_ARMS }, (_, index) => index + 1);

/** Asked once: who one is, and once for each game that can be played by several rules: by which. */
export function BeforeFirstGame({ game, begin, close }: Props) {
  const text = setUpWords[lang.value];
  const [name, setName] = useState('');
  const [arms, setArms] = useState(ownArms.value ?? 1);
  const [chosen, choose] = useState(() => firstChoice(game));
  const [asksName] = useState(ownName.value === null);
  const title = asksName ? text.firstGame : game.words[lang.value].title;

  function submit(event: Event): void {
    event.preventDefault();
    if (asksName) {
      chooseName(name);
      chooseArms(arms);
    }
    keepChoice(game, chosen);
    begin();
  }

  return (
    <Sheet lang={lang.value} title={title} label={title} class="narrow first" onClose={close}>
      <form onSubmit={submit}>
        {asksName && (
          <>
            <label class="line">
              <span>{text.yourName}</span>
              <input
                value={name}
                maxLength={LONGEST_OWN_NAME}
                autocomplete="nickname"
                autofocus
                onInput={({ currentTarget }) => setName(currentTarget.value)}
              />
            </label>
            <fieldset class="shields">
              <legend>{text.yourArms}</legend>
              {HOUSE.map((number) => (
                <label key={number}>
                  <input
                    type="radio"
                    name="own-arms"
                    aria-label={armsInWords(number)}
                    checked={arms === number}
                    onChange={() => setArms(number)}
                  />
                  <Sym id={`arms-${number}`} />
                </label>
              ))}
            </fieldset>
          </>
        )}
        <GameOptions game={game} chosen={chosen} choose={choose} />
        <p class="hint">{text.askedOnce}</p>
        <button type="submit" class="btn main">
          {words.value.begin}
        </button>
      </form>
    </Sheet>
  );
}
