import type { Lang } from '@chambord/kernel';
import { french as t } from '@chambord/prose';

interface LessonWords {
  readonly learn: string;
  readonly lesson: string;
  readonly stepOf: (step: number, steps: number) => string;
  readonly next: string;
  readonly back: string;
  readonly show: string;
  readonly other: string;
  readonly again: string;
  readonly playOn: string;
}

export const lessonWords: Readonly<Record<Lang, LessonWords>> = {
  en: {
    learn: 'Learn to play',
    lesson: 'First game',
    stepOf: (step, steps) => `${step} of ${steps}`,
    next: 'Next',
    back: 'Back',
    show: 'Show me',
    other: 'That can be done, but the lesson is about something else now. “Show me” does it for you.',
    again: 'Begin again',
    playOn: 'Play on',
  },
  fr: {
    learn: 'Apprendre à jouer',
    lesson: 'Première partie',
    stepOf: (step, steps) => `${step} sur ${steps}`,
    next: 'Suite',
    back: 'Retour',
    show: 'Montrez-moi',
    other: t`C’est possible, mais la leçon parle d’autre chose. « Montrez-moi » le fait pour vous.`,
    again: 'Recommencer',
    playOn: 'Continuer la partie',
  },
  de: {
    learn: 'Spielen lernen',
    lesson: 'Erste Partie',
    stepOf: (step, steps) => `${step} von ${steps}`,
    next: 'Weiter',
    back: 'Zurück',
    show: 'Zeig es mir',
    other: 'Das geht, aber jetzt geht es um etwas anderes. „Zeig es mir“ macht es für dich.',
    again: 'Von vorn',
    playOn: 'Weiterspielen',
  },
};
