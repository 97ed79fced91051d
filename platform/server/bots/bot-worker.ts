import { parentPort } from 'node:worker_threads';
import { answerQuestion } from '@chambord/bots';
import type { BotQuestion } from '@chambord/bots';
import { findGame } from '@chambord/games';

parentPort?.on('message', (question: BotQuestion) => {
  const { game, brain } = findGame(question.game);
  parentPort?.postMessage(answerQuestion(game, brain, question));
});
