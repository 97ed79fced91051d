import { LANGS } from '@chambord/kernel';
import { Icon } from '@chambord/ui';
import { lang, theme, words } from './settings.ts';

/** The head of every leaf but the tables: the way home, the language, the theme. */
export function PageHead({ brand = true }: { readonly brand?: boolean }) {
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

export function LangSwitch() {
  return (
    <div class="lang" role="group" aria-label={words.value.language}>
      {LANGS.map((choice) => (
        <button
          type="button"
          key={choice}
          lang={choice}
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
