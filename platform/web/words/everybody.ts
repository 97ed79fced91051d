import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface EverybodyWords {
  readonly everybody: string;
  readonly asking: string;
  /** Compared with few others: better than so many, as good as so many. */
  readonly few: (worse: number, same: number, others: number) => string;
  readonly percentile: (part: number, others: number) => string;
  readonly bestTries: string;
  readonly compare: string;
}

/** A try beside those of everybody on the server. */
export const everybodyWords: Readonly<Record<Lang, EverybodyWords>> = {
  en: {
    everybody: 'Compare with everybody',
    asking: 'The server plays your try through …',
    few: (worse, same, others) =>
      others === 0
        ? 'You are the first to hand in a try.'
        : `Better than ${worse} of ${others} other ${others === 1 ? 'try' : 'tries'}${same > 0 ? `, as good as ${same}` : ''}`,
    percentile: (part, others) => `Better than ${part}% of ${others} other tries`,
    bestTries: 'The best tries',
    compare: 'Compare',
  },
  fr: {
    everybody: 'Comparer avec tout le monde',
    asking: 'Le serveur rejoue votre essai …',
    few: (worse, same, others) =>
      others === 0
        ? 'Vous remettez le premier essai.'
        : `Meilleur que ${worse} sur ${others} autre${others > 1 ? 's' : ''} essai${others > 1 ? 's' : ''}${same > 0 ? `, aussi bon que ${same}` : ''}`,
    percentile: (part, others) => t`Meilleur que ${String(part)} % des ${String(others)} autres essais`,
    bestTries: 'Les meilleurs essais',
    compare: 'Comparer',
  },
  de: {
    everybody: 'Mit allen vergleichen',
    asking: 'Der Server spielt deinen Versuch nach …',
    few: (worse, same, others) =>
      others === 0
        ? 'Du hast den ersten Versuch eingereicht.'
        : `Besser als ${worse} von ${others} anderen ${others === 1 ? 'Versuch' : 'Versuchen'}${same > 0 ? `, so gut wie ${same}` : ''}`,
    percentile: (part, others) => `Besser als ${part} % der ${others} anderen Versuche`,
    bestTries: 'Die besten Versuche',
    compare: 'Vergleichen',
  },
};
