import { useId, useState } from 'preact/hooks';
import { inHouse } from '@chambord/games/page';
import { BadInput } from '@chambord/kernel';
import { openGamePage } from '../game/drawings.ts';
import { go } from '../shell/route.ts';
import { lang, words } from '../shell/settings.ts';
import { analysisWords } from '../words/analysis.ts';
import { analysisAddress } from './address.ts';

interface Props {
  readonly game: string;
  readonly text: string;
  /** Why the text could not be opened; null where nothing is wrong yet. */
  readonly wrong: string | null;
  readonly opened?: () => void;
}

/** A position as its text, to be pasted, changed and opened. */
export function PositionForm({ game, text, wrong, opened }: Props) {
  const say = analysisWords[lang.value];
  const [typed, setTyped] = useState(text);
  const [trouble, setTrouble] = useState(wrong);
  const hint = useId();

  async function open(): Promise<void> {
    const known = inHouse(game);
    try {
      const page = known && (await openGamePage(known));
      const view = page?.game.position?.parse(typed);
      const line = page?.game.position?.format(view);
      if (line === undefined) return setTrouble(words.value.notFoundHint);
      opened?.();
      go(analysisAddress(game, line));
    } catch (error) {
      setTrouble(error instanceof BadInput ? error.message : words.value.loadFailed);
    }
  }

  return (
    <form
      class="position-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label>
        <span>{say.position}</span>
        <textarea
          rows={6}
          spellcheck={false}
          autocapitalize="off"
          aria-describedby={hint}
          aria-invalid={trouble !== null}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <small id={hint}>{say.positionHint}</small>
      {trouble !== null && (
        <p class="trouble" role="alert">
          {say.wrong(trouble)}
        </p>
      )}
      <button type="submit" class="btn main" disabled={typed.trim() === ''}>
        {say.open}
      </button>
    </form>
  );
}
