import { LangSwitch, PageHead } from './page-head.tsx';
import { pace, PACE_NAMES, theme, THEMES, words } from './settings.ts';

export function SettingsPage() {
  return (
    <div class="leafpage">
      <PageHead />
      <main class="setup">
        <h1>{words.value.settings}</h1>
        <div class="line">
          <span>{words.value.language}</span>
          <LangSwitch />
        </div>
        <fieldset>
          <legend>{words.value.theme}</legend>
          {THEMES.map((choice) => (
            <label key={choice} class="choice">
              <input
                type="radio"
                name="theme"
                checked={theme.value === choice}
                onChange={() => (theme.value = choice)}
              />
              <span>{words.value.themes[choice]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{words.value.pace}</legend>
          {PACE_NAMES.map((choice) => (
            <label key={choice} class="choice">
              <input type="radio" name="pace" checked={pace.value === choice} onChange={() => (pace.value = choice)} />
              <span>{words.value.paces[choice]}</span>
            </label>
          ))}
        </fieldset>
      </main>
    </div>
  );
}
