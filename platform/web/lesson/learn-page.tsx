import { useEffect, useState } from 'preact/hooks';
import type { GameDescription } from '@chambord/games/page';
import type { Lesson } from '@chambord/ui';
import { lessonId } from './lesson-id.ts';
import { openLesson } from './open-lesson.ts';
import type { OpenedLesson } from './open-lesson.ts';
import { Teacher } from './teacher.tsx';
import { LocalFrame } from '../game/local-frame.tsx';
import type { LocalGame } from '../game/local-game.ts';
import { gameTitle } from '../game/game-title.ts';
import { deleteSaved } from '../saved/store.ts';
import { Message } from '../shell/message.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { lang, words } from '../shell/settings.ts';
import { lessonWords } from '../words/lesson.ts';

interface PageProps {
  readonly game: GameDescription;
  readonly load: () => Promise<Lesson>;
}

/** A first game: the real table with a prepared deal, and someone who says why. */
export function LearnPage({ game, load }: PageProps) {
  const [opened, setOpened] = useState<OpenedLesson | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    let local: LocalGame | undefined;
    openLesson(game, load).then(
      (result) => {
        local = result.local;
        if (left) return local.close();
        setOpened(result);
        local.start();
      },
      (error: unknown) => {
        console.warn(error);
        if (!left) setOpened('failed');
      },
    );
    return () => {
      left = true;
      local?.close();
    };
  }, [game, attempt]);
  if (opened === 'loading') return null;
  if (opened === 'failed') {
    return (
      <Message title={words.value.loadFailed}>
        <button type="button" class="btn main" onClick={() => setAttempt(attempt + 1)}>
          {words.value.tryAgain}
        </button>
      </Message>
    );
  }
  const again = () => {
    setOpened('loading');
    void deleteSaved(lessonId(game)).then(() => setAttempt(attempt + 1));
  };
  return (
    <div class={`learning of-${game.id}`}>
      <PageTitle unseen name={`${lessonWords[lang.value].lesson} – ${gameTitle(game.id)}`} />
      <Teacher key={attempt} opened={opened} game={game} again={again} />
      <LocalFrame game={opened.local} />
    </div>
  );
}
