import { parentPort } from 'node:worker_threads';
import { answerQuestion } from '@chambord/bots';
import { judgeTry } from '@chambord/deals';
import { findGame } from '@chambord/games';
import type { ThreadQuestion } from './bot-thread.ts';

parentPort?.on('message', (asked: ThreadQuestion) => {
  const { game, brain } = findGame('deal' in asked ? asked.deal.game : asked.game);
  parentPort?.postMessage(
    'deal' in asked ? judgeTry(game, brain, asked.deal, asked.told) : answerQuestion(game, brain, asked),
  );
});
