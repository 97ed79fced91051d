import type { ComponentChildren } from 'preact';
import type { GamePage } from '@chambord/games/page';
import type { MenuWays } from './game-frame.tsx';
import { KeysHelp } from './keys-help.tsx';
import { LangSwitch, ThemeButton } from '../shell/page-head.tsx';
import { words } from '../shell/settings.ts';

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

/** What can be done at every table besides playing. */
export function GameMenu({ page, first, exit, inWords, showResult, save, children }: Props) {
  return (
    <>
      <div class="row">
        <LangSwitch />
        <ThemeButton />
      </div>
      <div class="menu">
        {showResult !== null && (
          <button type="button" class="btn main" onClick={showResult}>
            {words.value.result}
          </button>
        )}
        {first}
        <a class="btn" href={exit.href}>
          {exit.label}
        </a>
        <a class="btn" href={`/rules/${page.game.id}`} target="_blank" rel="noopener">
          {words.value.rules}
        </a>
        <a class="btn" href="/settings">
          {words.value.settings}
        </a>
        {save !== undefined && (
          <button type="button" class="btn" onClick={save}>
            {words.value.exportRecord}
          </button>
        )}
        <button type="button" class="btn" onClick={inWords}>
          {words.value.summary}
        </button>
        {children}
        <KeysHelp game={page.game.id} />
      </div>
    </>
  );
}
