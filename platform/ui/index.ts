export { question, remark, sayAloud } from './aloud.ts';
export { Bar, UndoButton } from './bar.tsx';
export { AskButton, Explanations } from './explain.tsx';
export { explained, explainedPicture } from './explained.ts';
export type { Explanation, Plain } from './explained.ts';
export { armsNumber, blazonOf, CHARGES, Heraldry, HOUSE_ARMS, ORDINARIES, TINCTURES } from './heraldry.tsx';
export type { Blazon, Charge, Ordinary, Tincture } from './heraldry.tsx';
export { kept } from './kept.tsx';
export { useKeptPlace } from './kept-place.ts';
export { arrowKeys, useSecondary } from './keys.ts';
export { Flights } from './flights.tsx';
export type { Feast, Motion, Travel } from './flights.tsx';
export { afterFrame } from './after-frame.ts';
export { allLanded } from './aloft.ts';
export { useInSteps } from './in-steps.ts';
export { InTurn } from './in-turn.tsx';
export { useLatest } from './latest.ts';
export { lessonMoves, stepAfter } from './lesson.ts';
export type { Lesson, LessonStep } from './lesson.ts';
export { Sheet } from './sheet.tsx';
export { figure, Icon, Lock, Points, Seal, Sym } from './symbol.tsx';
export { comeFrom } from './come-from.ts';
export { scaleOf } from './measure.ts';
export { findPlace } from './motion.ts';
export { bottomSeat, otherSeats } from './table-props.ts';
export type { Earlier, Note, SeatInfo, TableProps } from './table-props.ts';
export { VOICES } from './voice.ts';
export type { Voice } from './voice.ts';
export { uiWords } from './words.ts';
export { asPage } from './description.ts';
export type {
  DrawingGroup,
  GameDescription,
  GameGallery,
  GameLoaders,
  GamePage,
  GameWords,
  OptionDescription,
  OptionWords,
} from './description.ts';
