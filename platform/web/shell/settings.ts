import { computed, effect, signal } from '@preact/signals';
import { LANGS } from '@chambord/kernel';
import type { Lang } from '@chambord/kernel';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { onHost } from './base.ts';

export const THEMES = ['system', 'parchment', 'candlelight'] as const;
export type Theme = (typeof THEMES)[number];

/** How long bots wait between two decisions, so that one can follow, in milliseconds. */
export const PACES = { calm: 900, brisk: 450, instant: 0 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES: readonly Pace[] = ['calm', 'brisk', 'instant'];

/** How long they wait at least before they answer a turn that can be taken back, in milliseconds. */
export const BOT_WAITS = { none: 0, short: 1500, long: 4000 } as const;
export type BotWait = keyof typeof BOT_WAITS;
export const BOT_WAIT_NAMES: readonly BotWait[] = ['none', 'short', 'long'];

/** How loud the table is; 1 is as loud as it gets. */
export const VOLUMES = { off: 0, low: 0.18, medium: 0.4, high: 0.8 } as const;
export type Volume = keyof typeof VOLUMES;
export const VOLUME_NAMES: readonly Volume[] = ['off', 'low', 'medium', 'high'];

/** Whether things move: as the system says, or not at all. */
export const MOTIONS = ['system', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

/** When to ask before a touch ends the turn. `auto`: under a finger, which slips more easily than a mouse, in games that want it. */
export const CONFIRM_ENDS = ['auto', 'on', 'off'] as const;
export type ConfirmEnd = (typeof CONFIRM_ENDS)[number];

const dictionaries = { en, fr, de };

export const lang = signal<Lang>(recall('lang', LANGS) ?? browserLang());
export const theme = signal<Theme>(recall('theme', THEMES) ?? 'system');
export const pace = signal<Pace>(recall('pace', PACE_NAMES) ?? 'brisk');
export const botWait = signal<BotWait>(recall('botWait', BOT_WAIT_NAMES) ?? 'short');
/** Phones are silent unless told otherwise: they are played on in company. */
export const volume = signal<Volume>(recall('volume', VOLUME_NAMES) ?? (pointsWithFinger() ? 'off' : 'low'));
export const motion = signal<Motion>(recall('motion', MOTIONS) ?? 'system');
export const confirmEnd = signal<ConfirmEnd>(recall('confirmEnd', CONFIRM_ENDS) ?? 'auto');
export const words = computed(() => dictionaries[lang.value]);

/** Keeps the settings, and the page in step with them. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const systemDark = signal(dark.matches);
  dark.addEventListener('change', () => (systemDark.value = dark.matches));
  effect(() => {
    document.documentElement.lang = lang.value;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', onHost(`/manifest-${lang.value}.webmanifest`));
    keep('lang', lang.value);
  });
  effect(() => {
    const system = systemDark.value ? 'candlelight' : 'parchment';
    document.documentElement.dataset['theme'] = theme.value === 'system' ? system : theme.value;
    keep('theme', theme.value);
  });
  effect(() => keep('pace', pace.value));
  effect(() => keep('botWait', botWait.value));
  effect(() => keep('volume', volume.value));
  effect(() => {
    document.documentElement.dataset['motion'] = motion.value;
    keep('motion', motion.value);
  });
  effect(() => keep('confirmEnd', confirmEnd.value));
}

/** Whether to ask before a touch ends the turn: often one touch is all of it, and a finger slips. */
export function asksBeforeEnd(): boolean {
  return confirmEnd.value === 'auto' ? pointsWithFinger() : confirmEnd.value === 'on';
}

/** Whether the main way to point is a finger. */
export function pointsWithFinger(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** The first of the browser's languages that we speak. */
function browserLang(): Lang {
  for (const wanted of navigator.languages) {
    const found = LANGS.find((known) => wanted.toLowerCase().startsWith(known));
    if (found !== undefined) return found;
  }
  return 'en';
}

// A browser may forbid storage: then settings last as long as the page.
function recall<T extends string>(key: string, choices: readonly T[]): T | undefined {
  try {
    return choices.find((choice) => choice === localStorage.getItem(`chambord.${key}`));
  } catch {
    return undefined;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`chambord.${key}`, value);
  } catch {
    // Nothing to be done, and nothing is lost but a preference.
  }
}
