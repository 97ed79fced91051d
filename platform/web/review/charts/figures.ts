import { lang, words } from '../../shell/settings.ts';

function number(value: number, sign: boolean): string {
  const text = new Intl.NumberFormat(lang.value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? 'exceptZero' : 'negative',
  }).format(value);
  // A minus as wide as a plus.
  return text.replace('-', '−');
}

/** Hundredths, with one digit behind the point. */
export function figure(hundredths: number): string {
  return number(hundredths / 100, false);
}

/** The same of something that is added or taken off. */
export function change(hundredths: number): string {
  return number(hundredths / 100, true);
}

/** A chance to win, in whole per cent. */
export function chance(hundredths: number): string {
  return words.value.percent(Math.round(hundredths / 100));
}
