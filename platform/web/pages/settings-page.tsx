import type { Signal } from '@preact/signals';
import { SOUND_NAMES } from '@chambord/ui';
import { RadioGroup } from '../shell/radio-group.tsx';
import { LangSwitch, PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import {
  CONFIRM_ENDS,
  confirmEnd,
  motion,
  MOTIONS,
  pace,
  PACE_NAMES,
  theme,
  THEMES,
  volume,
  VOLUME_NAMES,
  words,
} from '../shell/settings.ts';
import { sound } from '../telling/sound.ts';

export function SettingsPage() {
  const { themes, paces, motions, confirmEnds, volumes } = words.value;
  return (
    <div class="page">
      <PageHead />
      <main class="setup settings">
        <PageTitle name={words.value.settings} />
        <div class="line">
          <span>{words.value.language}</span>
          <LangSwitch />
        </div>
        <Setting name={words.value.theme} setting={theme} choices={THEMES} labels={themes} />
        <Setting name={words.value.pace} setting={pace} choices={PACE_NAMES} labels={paces} />
        <Setting name={words.value.confirmEnd} setting={confirmEnd} choices={CONFIRM_ENDS} labels={confirmEnds} />
        <Setting name={words.value.motion} setting={motion} choices={MOTIONS} labels={motions} />
        <Setting
          name={words.value.volume}
          setting={volume}
          choices={VOLUME_NAMES}
          labels={volumes}
          chosen={() => sound(SOUND_NAMES)}
        />
        <p>
          <a class="btn" href="/gallery">
            {words.value.gallery}
          </a>
        </p>
      </main>
    </div>
  );
}

interface SettingProps<T extends string> {
  readonly name: string;
  readonly setting: Signal<T>;
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  /** What to do once it is chosen. */
  readonly chosen?: () => void;
}

function Setting<T extends string>({ name, setting, choices, labels, chosen }: SettingProps<T>) {
  return (
    <RadioGroup
      title={name}
      name={name}
      choices={choices}
      chosen={setting.value}
      choose={(choice) => {
        setting.value = choice;
        chosen?.();
      }}
      text={(choice) => labels[choice]}
      short
    />
  );
}
