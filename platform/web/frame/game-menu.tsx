import type { ComponentChildren } from 'preact';
import type { GamePage } from '@chambord/games/page';
import type { MenuWays } from './game-frame.tsx';
import { KeysHelp } from './keys-help.tsx';
import { LangSwitch, ThemeButton } from '../shell/page-head.tsx';
import { lang, words } from '../shell/settings.ts';
import { menuWords } from '../words/menu.ts';

interface Props extends Pick<MenuWays, 'inWords' | 'showResult'> {
  readonly page: GamePage;
  /** What comes first. */
  readonly first: ComponentChildren;
  /** Where leaving the table leads to. */
  readonly exit: { readonly href: string; readonly label: string };
  /** Saves the game as a file, where it is at hand. */
  readonly save?: () => void;
  /** What only this kind of game has. */
  readonly children: ComponentChildren;
}

/** What can be done at every table besides playing: with this game, when one does not know on, with the page. */
export function GameMenu({ page, first, exit, inWords, showResult, save, children }: Props) {
  const text = menuWords[lang.value];
  return (
    <div class="menu">
      {showResult !== null && (
        <button type="button" class="btn main" onClick={showResult}>
          {words.value.result}
        </button>
      )}
      <section aria-label={text.game}>
        <h3>{text.game}</h3>
        <div class="ways">
          {first}
          {save !== undefined && (
            <button type="button" class="btn" onClick={save}>
              {words.value.exportRecord}
            </button>
          )}
          <a class="btn" href={exit.href}>
            {exit.label}
          </a>
        </div>
        {children}
      </section>
      <section aria-label={text.help}>
        <h3>{text.help}</h3>
        <div class="ways">
          <a class="btn" href={`/rules/${page.game.id}`} target="_blank" rel="noopener">
            {words.value.rules}
          </a>
          <button type="button" class="btn" onClick={inWords}>
            {words.value.summary}
          </button>
        </div>
        <KeysHelp game={page.game.id} />
      </section>
      <section aria-label={text.page}>
        <h3>{text.page}</h3>
        <div class="ways">
          <LangSwitch />
          <ThemeButton />
          <a class="btn" href="/settings">
            {words.value.settings}
          </a>
        </div>
      </section>
    </div>
  );
}
