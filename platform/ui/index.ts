export { Bar, UndoButton } from './bar.tsx';
export { armsNumber, blazonOf, CHARGES, Heraldry, HOUSE_ARMS, ORDINARIES, TINCTURES } from './heraldry.tsx';
export type { Blazon, Charge, Ordinary, Tincture } from './heraldry.tsx';
export { arrowKeys, useSecondary } from './keys.ts';
export { Sheet } from './sheet.tsx';
export { Icon, Lock, Points, Seal, Sym } from './symbol.tsx';
export { bottomSeat, otherSeats } from './table-props.ts';
export type { Note, SeatInfo, TableProps } from './table-props.ts';
export { uiWords } from './words.ts';
