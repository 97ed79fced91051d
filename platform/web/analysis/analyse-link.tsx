import type { GamePage } from '@chambord/games/page';
import { lang } from '../shell/settings.ts';
import { analysisWords } from '../words/analysis.ts';
import { analysisAddress } from './address.ts';

interface Props {
  readonly page: GamePage;
  readonly state: unknown;
}

/** The way from a table to its analysis, as whoever decides there may know it. */
export function AnalyseLink({ page: { game }, state }: Props) {
  if (game.position === undefined) return null;
  const line = game.position.format(game.view(state, game.actor(state) ?? 'open'));
  return (
    <a class="btn" href={analysisAddress(game.id, line)}>
      {analysisWords[lang.value].analyse}
    </a>
  );
}
