import type { GameDescription } from '@chambord/games/page';
import { capital } from '@chambord/prose';
import { lang } from '../shell/settings.ts';
import { dailyWords } from '../words/daily.ts';

/** A kind of table: how many play, and by which options. */
export function optionsInWords(
  { options: described, words }: GameDescription,
  options: Readonly<Record<string, unknown>> & { readonly players: number },
): string {
  const chosen = described.flatMap(({ name }) => {
    const value = options[name];
    return typeof value === 'string' ? [words[lang.value].options[name]?.values[value]?.name ?? value] : [];
  });
  return [capital(dailyWords[lang.value].table(options.players)), ...chosen].join(' · ');
}
