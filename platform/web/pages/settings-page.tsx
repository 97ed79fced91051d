import './set-up/index.css';
import type { Signal } from '@preact/signals';
import { SOUND_NAMES } from '@chambord/ui';
import { ArmsButton } from './set-up/seat-card.tsx';
import { chooseArms, chooseName, LONGEST_OWN_NAME, ownArms, ownName } from '../shell/own.ts';
import { RadioGroup } from '../shell/radio-group.tsx';
import { LangSwitch, PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import {
  BOT_WAIT_NAMES,
  botWait,
  CONFIRM_ENDS,
  confirmEnd,
  lang,
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
import { SEATINGS, seating } from '../game/seating.ts';
import { sound } from '../telling/sound.ts';
import { seatingWords } from '../words/seating.ts';
import { setUpWords } from '../words/set-up.ts';

export function SettingsPage() {
  const { themes, paces, botWaits, motions, confirmEnds, volumes } = words.value;
  return (
    <div class="page">
      <PageHead />
      <main class="setup settings">
        <PageTitle name={words.value.settings} />
        <NameAndArms />
        <div class="line">
          <span>{words.value.language}</span>
          <LangSwitch />
        </div>
        <Setting name={words.value.theme} setting={theme} choices={THEMES} labels={themes} />
        <Setting name={words.value.pace} setting={pace} choices={PACE_NAMES} labels={paces} />
        <Setting name={words.value.botWait} setting={botWait} choices={BOT_WAIT_NAMES} labels={botWaits} />
        <Setting name={words.value.confirmEnd} setting={confirmEnd} choices={CONFIRM_ENDS} labels={confirmEnds} />
        <Setting
          name={seatingWords[lang.value].seating}
          setting={seating}
          choices={SEATINGS}
          labels={seatingWords[lang.value].seatings}
        />
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
          </a>{' '}
          <a class="btn" href="/licences.txt" target="_blank" rel="noopener">
            {words.value.licences}
          </a>
        </p>
      </main>
    </div>
  );
}

/** Who the person at this device is, at every table. */
function NameAndArms() {
  const text = setUpWords[lang.value];
  const { name, arms } = words.value;
  return (
    <section class="ownarms" aria-label={text.nameAndArms}>
      <ArmsButton arms={ownArms.value ?? 1} label={arms} choose={chooseArms} />
      <label class="line">
        <span>{name}</span>
        <input
          value={ownName.value ?? ''}
          maxLength={LONGEST_OWN_NAME}
          autocomplete="nickname"
          onChange={({ currentTarget }) => chooseName(currentTarget.value)}
        />
      </label>
    </section>
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
