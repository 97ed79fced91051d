export { question, remark, announce } from './focus/announcement.ts';
export { Bar, UndoButton } from './parts/bar.tsx';
export { AskButton, Explanations } from './parts/explain.tsx';
export { explained, explainedPicture } from './parts/explained.ts';
export type { Explanation, Plain } from './parts/explained.ts';
export { armsNumber, blazonOf, CHARGES, Heraldry, HOUSE_ARMS, ORDINARIES, TINCTURES } from './parts/heraldry.tsx';
export type { Blazon, Charge, Ordinary, Tincture } from './parts/heraldry.tsx';
export { memo } from './memo.tsx';
export { useRestoredFocus } from './focus/restored-focus.ts';
export { arrowKeys, useSecondary } from './focus/keys.ts';
export { Flights } from './motion/flights.tsx';
export type { Feast, Movement, Travel } from './motion/flights.tsx';
export { afterFrame } from './motion/after-frame.ts';
export { allLanded } from './motion/landing.ts';
export { useInSteps } from './motion/in-steps.ts';
export { InTurn } from './motion/in-turn.tsx';
export { useLatest } from './latest.ts';
export { lessonMoves, stepAfter } from './contract/lesson.ts';
export type { Lesson, LessonStep } from './contract/lesson.ts';
export { Sheet } from './parts/sheet.tsx';
export { figure, Icon, Lock, Points, Seal, Sym } from './parts/symbol.tsx';
export { comeFrom } from './motion/come-from.ts';
export { scaleOf } from './motion/measure.ts';
export { findPlace } from './motion/motion.ts';
export { bottomSeat, otherSeats } from './contract/table-props.ts';
export type { Earlier, Note, SeatInfo, TableProps } from './contract/table-props.ts';
export { SOUND_NAMES } from './contract/sound-name.ts';
export type { SoundName } from './contract/sound-name.ts';
export { uiWords } from './words.ts';
export { asPage } from './contract/description.ts';
export type {
  DrawingGroup,
  GameDescription,
  GameGallery,
  GameLoaders,
  GamePage,
  GameWords,
  OptionDescription,
  OptionWords,
} from './contract/description.ts';
