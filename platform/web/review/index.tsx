import './index.css';
import { useEffect, useState } from 'preact/hooks';
import { LazyUnplayable } from '../saved/lazy-unplayable.ts';
import { Message } from '../shell/message.tsx';
import { route } from '../shell/route.ts';
import { words } from '../shell/settings.ts';
import { LearnTable } from './learn/learn-table.tsx';
import { openReviewed } from './open-reviewed.ts';
import type { OpenedReview } from './open-reviewed.ts';
import { Overview } from './overview.tsx';
import { ReviewTable } from './review-table.tsx';
import { TrainPage } from './learn/train-page.tsx';

export { TrainWay } from './learn/train-way.tsx';
import type { ReviewedGame } from './reviewed-game.ts';

/** The review of a game of this device, /review/ID, or of one that was played online, /review/t/ID, behind # a decision; the mistakes of all: /review/train. */
export function ReviewPage() {
  const [, ...where] = route.value.parts;
  const id = where.join('/');
  return id === 'train' ? <TrainPage /> : <ReviewOf key={id} id={id} />;
}

function ReviewOf({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<OpenedReview | 'loading'>('loading');
  useEffect(() => {
    let left = false;
    let close = () => {};
    void openReviewed(id).then((found) => {
      if ('game' in found) close = found.game.reviewing.close;
      if (left) return close();
      setOpened(found);
      if ('game' in found) found.game.reviewing.start();
    });
    return () => {
      left = true;
      close();
    };
  }, [id]);
  if (opened === 'loading') return null;
  if ('saved' in opened) return <LazyUnplayable {...opened} />;
  if ('trouble' in opened) return <Message title={words.value.notFound} detail={opened.trouble} />;
  return <Leaf {...opened} />;
}

function Leaf({ game, exit }: { readonly game: ReviewedGame; readonly exit: string }) {
  const { hash } = route.value;
  const learner = /^learn-(\d)$/.exec(hash)?.[1];
  // Who comes by a link to a decision comes to that one.
  useEffect(() => {
    if (/^\d+$/.test(hash)) visit(game, Number(hash));
  }, [hash]);
  if (learner !== undefined) return <LearnTable key={learner} game={game} seat={Number(learner)} />;
  return /^\d+$/.test(hash) ? <ReviewTable game={game} /> : <Overview game={game} exit={exit} />;
}

/** A decision in which something was better is seen from the place of whoever made it. */
function visit({ replay, soFar }: ReviewedGame, ply: number): void {
  const fault = soFar.peek()?.faults.find((step) => step.ply === ply);
  if (fault !== undefined) replay.viewer.value = fault.seat;
  replay.goTo(ply);
}
