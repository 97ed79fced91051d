export { question, remark, announce } from './focus/announcement.ts';
export { AskToUndo, Bar, UndoButton } from './parts/bar.tsx';
export { AskButton, Explanations } from './floating/explain.tsx';
export { explained, explainedPicture } from './parts/explained.ts';
export type { Explanation, Plain } from './parts/explained.ts';
export {
  armsNumber,
  blazonOf,
  CHARGES,
  Heraldry,
  HOUSE_ARMS,
  ORDINARIES,
  rivalArms,
  TINCTURES,
} from './parts/heraldry.tsx';
export type { Blazon, Charge, Ordinary, Tincture } from './parts/heraldry.tsx';
export { memo } from './memo.tsx';
export { useRestoredFocus } from './focus/restored-focus.ts';
export { arrowGroup, useSecondary } from './focus/keys.ts';
export { nextPlayable } from './focus/playable.ts';
export { useRovingStops } from './focus/roving-stops.ts';
export { Flights } from './motion/flights.tsx';
export type { Feast, Movement, Travel } from './motion/flights.tsx';
export { afterFrame, awaitShown, doBeforeLeaving } from './motion/after-frame.ts';
export { allLanded } from './motion/landing.ts';
export { useInSteps } from './motion/in-steps.ts';
export { InTurn } from './motion/in-turn.tsx';
export { useLatest } from './latest.ts';
export { lessonMoves, stepAfter } from './contract/lesson.ts';
export type { Lesson, LessonStep } from './contract/lesson.ts';
export { leastCovering } from './floating/place.ts';
export { useFloating } from './floating/use-floating.ts';
export type { Floating } from './floating/use-floating.ts';
export { hasRoomBeside, Sheet } from './floating/sheet.tsx';
export { figure, Icon, INK, Lock, Points, Seal, Sym } from './parts/symbol.tsx';
export { comeFrom } from './motion/come-from.ts';
export { findThing } from './motion/motion.ts';
export { bottomSeat, otherSeats } from './contract/table-props.ts';
export type { Earlier, Note, SeatInfo, SharedScreen, TableProps } from './contract/table-props.ts';
export type { Picture } from './contract/picture.ts';
export { SOUND_NAMES } from './contract/sound-name.ts';
export type { SoundName } from './contract/sound-name.ts';
export { botTitle, uiWords } from './words.ts';
export { asPage } from './contract/description.ts';
export type {
  DrawingGroup,
  GameBook,
  GameDescription,
  GameGallery,
  GameLoaders,
  GamePage,
  GameWords,
  Illustrations,
  OptionDescription,
  OptionWords,
  ThingNames,
} from './contract/description.ts';
