import { computed, signal } from '@preact/signals';
import type { GameDescription } from '@chambord/games/page';
import { BadInput, newSession, readRecord, resume } from '@chambord/kernel';
import type { Session, Shape } from '@chambord/kernel';
import type { Lesson } from '@chambord/ui';
import { lessonMoves } from '@chambord/ui';
import { lessonId } from './lesson-id.ts';
import { openGamePage } from '../game/drawings.ts';
import { openLocalGame } from '../game/local-game.ts';
import type { LocalGame } from '../game/local-game.ts';
import { ownSeat } from '../game/new-game.ts';
import { shareGame } from '../saved/share-game.ts';
import { findSaved } from '../saved/store.ts';
import { lang } from '../shell/settings.ts';
import { lessonWords } from '../words/lesson.ts';

export interface OpenedLesson {
  readonly local: LocalGame;
  readonly lesson: Lesson;
}

/** The game of a lesson, as it was left or from its beginning. */
export async function openLesson(game: GameDescription, load: () => Promise<Lesson>): Promise<OpenedLesson> {
  const [page, lesson] = await Promise.all([openGamePage(game), load()]);
  const shared = await shareGame(lessonId(game));
  const kept = await findSaved(lessonId(game));
  const own = ownSeat();
  const { opponent } = lesson;
  const names = [own.name, opponent.name];
  const fresh = () => newSession(page.game, page.game.options(lesson.options), lesson.seed, names);
  // A lesson is about the newest rules: one that was begun by others begins anew.
  const session =
    kept === undefined || kept.record.rulesVersion !== page.game.rulesVersion
      ? fresh()
      : resumeOr(fresh, () => resume(page.game, readRecord(page.game, kept.record), kept.joined));
  const moves = lessonMoves(lesson);
  const seats = [own, { ...opponent, bot: 'page' }];
  const local = openLocalGame(lessonId(game), page, session, seats, shared, {
    laidDown: (plies) => moves[plies] ?? null,
  });
  return { local: guided(local, moves), lesson };
}

/** A lesson kept from before it was changed begins anew. */
function resumeOr(fresh: () => Session<Shape>, kept: () => Session<Shape>): Session<Shape> {
  try {
    return kept();
  } catch (error) {
    if (error instanceof BadInput) return fresh();
    throw error;
  }
}

/** Only what the lesson waits for is done; anything else is answered with a note. */
function guided(local: LocalGame, moves: readonly string[]): LocalGame {
  const { page, options, plies } = local;
  const astray = signal(false);
  const permits = (made: readonly Shape['move'][]) =>
    made.every((move, index) => {
      const due = moves[plies.value.length + index];
      return due === undefined || due === page.game.format(move, options);
    });
  const through =
    (act: LocalGame['play']): LocalGame['play'] =>
    (...made) => {
      astray.value = !permits(made);
      if (!astray.value) act(...made);
    };
  const note = computed(() => (astray.value ? { title: lessonWords[lang.value].other, rule: null } : local.note.value));
  return {
    ...local,
    note,
    play: through(local.play),
    playUnasked: through(local.playUnasked),
    clearNote() {
      astray.value = false;
      local.clearNote();
    },
  };
}
