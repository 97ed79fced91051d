import type { Signal } from '@preact/signals';
import { LangSwitch, PageHead } from './page-head.tsx';
import { confirmEnd, motion, MOTIONS, ON_OFF, pace, PACE_NAMES, theme, THEMES, words } from './settings.ts';

export function SettingsPage() {
  const { themes, paces, motions, confirmEnds } = words.value;
  return (
    <div class="leafpage">
      <PageHead />
      <main class="setup">
        <h1>{words.value.settings}</h1>
        <div class="line">
          <span>{words.value.language}</span>
          <LangSwitch />
        </div>
        <Setting name={words.value.theme} setting={theme} choices={THEMES} labels={themes} />
        <Setting name={words.value.pace} setting={pace} choices={PACE_NAMES} labels={paces} />
        <Setting name={words.value.confirmEnd} setting={confirmEnd} choices={ON_OFF} labels={confirmEnds} />
        <Setting name={words.value.motion} setting={motion} choices={MOTIONS} labels={motions} />
      </main>
    </div>
  );
}

interface SettingProps<T extends string> {
  readonly name: string;
  readonly setting: Signal<T>;
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
}

function Setting<T extends string>({ name, setting, choices, labels }: SettingProps<T>) {
  return (
    <fieldset>
      <legend>{name}</legend>
      {choices.map((choice) => (
        <label key={choice} class="choice">
          <input
            type="radio"
            name={name}
            checked={setting.value === choice}
            onChange={() => (setting.value = choice)}
          />
          <span>{labels[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
