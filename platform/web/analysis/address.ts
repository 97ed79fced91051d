import { BadInput } from '@chambord/kernel';
import type { PositionText } from '@chambord/kernel';

/** Where a position is found. */
export function analysisAddress(game: string, line: string): string {
  return `/analysis/${game}#${line.replaceAll(' ', '&')}`;
}

/** Reads a position from an address. On its way through other programs more of it may have been escaped than needs be. */
export function readPosition<View>({ parse }: PositionText<View>, text: string): View {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof BadInput) || !text.includes('%')) throw error;
    return parse(decodeURIComponent(text));
  }
}
