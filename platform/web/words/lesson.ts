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
    other: 'You could do that, but this step is about something else. “Show me” does it for you.',
    again: 'Start again',
    playOn: 'Play on',
  },
  fr: {
    learn: 'Apprendre à jouer',
    lesson: 'Première partie',
    stepOf: (step, steps) => `${step} sur ${steps}`,
    next: 'Suivant',
    back: 'Retour',
    show: 'Montrez-moi',
    other: t`C’est possible, mais ce n’est pas l’objet de cette étape. « Montrez-moi » le fait pour vous.`,
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
    other: 'Das ist möglich, aber in diesem Schritt geht es um etwas anderes. „Zeig es mir“ macht es für dich.',
    again: 'Von vorn',
    playOn: 'Weiterspielen',
  },
};
