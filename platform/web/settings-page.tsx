import { LangSwitch, PageHead } from './page-head.tsx';
import { VOICES } from '@chambord/ui';
import { pace, PACE_NAMES, theme, THEMES, volume, VOLUME_NAMES, words } from './settings.ts';
import { sound } from './sound.ts';

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
        <fieldset>
          <legend>{words.value.volume}</legend>
          {VOLUME_NAMES.map((choice) => (
            <label key={choice} class="choice">
              <input
                type="radio"
                name="volume"
                checked={volume.value === choice}
                onChange={() => {
                  volume.value = choice;
                  sound(VOICES);
                }}
              />
              <span>{words.value.volumes[choice]}</span>
            </label>
          ))}
        </fieldset>
        <p>
          <a class="btn" href="/gallery">
            {words.value.gallery}
          </a>
        </p>
      </main>
    </div>
  );
}
