import { useLayoutEffect } from 'preact/hooks';
import { LANGS } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';
import { Icon } from '@chambord/ui';
import { lang, theme, words } from './settings.ts';

/** The head of every leaf but the tables: the way home, the language, the theme. */
export function PageHead({ brand = true }: { readonly brand?: boolean }) {
  // Leaves are read: the map behind them has no names. Said here, for a style that asks the whole page costs time with every change of it.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-reading', true);
    return () => root.removeAttribute('data-reading');
  }, []);
  return (
    <header class="top pagehead">
      {brand && (
        <a class="brand" href="/">
          <b>C</b>hambord
        </a>
      )}
      <div class="tools">
        <LangSwitch />
        <ThemeButton />
        <a class="tool" href="/settings" aria-label={words.value.settings}>
          <Icon id="gear" />
        </a>
      </div>
    </header>
  );
}

/** Languages call themselves by their own names. */
const LANG_NAMES: Readonly<Record<Lang, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

export function LangSwitch() {
  return (
    <div class="lang" role="group" aria-label={words.value.language}>
      {LANGS.map((choice) => (
        <button
          type="button"
          key={choice}
          lang={choice}
          aria-label={`${LANG_NAMES[choice]} (${choice.toUpperCase()})`}
          aria-pressed={lang.value === choice}
          onClick={() => (lang.value = choice)}
        >
          {choice.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

/** Changes between parchment and candlelight. */
export function ThemeButton() {
  const flip = () => {
    theme.value = document.documentElement.dataset['theme'] === 'candlelight' ? 'parchment' : 'candlelight';
  };
  return (
    <button type="button" class="tool" aria-label={words.value.theme} onClick={flip}>
      <Icon id="theme" />
    </button>
  );
}
