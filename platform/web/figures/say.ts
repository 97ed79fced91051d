import { lang, words } from '../shell/settings.ts';
import { figuresWords } from '../words/figures.ts';
import type { FiguresWords } from '../words/figures.ts';

export const say = (): FiguresWords => figuresWords[lang.value];

/** A number with at most so many digits behind the point. */
export function figure(value: number, digits = 1): string {
  return new Intl.NumberFormat(lang.value, { maximumFractionDigits: digits }).format(value).replace('-', '−');
}

/** A share in whole per cent. */
export function percent(share: number): string {
  return words.value.percent(Math.round(100 * share));
}

/** Hundredths of a percentage point, with a sign and one digit. */
export function change(hundredths: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(lang.value, form).format(hundredths / 100).replace('-', '−');
}
