export { clearlyBest, CHECK, GENERATION } from './clearly-best.ts';
export type { Thoroughness, Clear } from './clearly-best.ts';
export { findPuzzles } from './find.ts';
export { puzzlesOf, readPack, recordAt } from './pack.ts';
export type { Pack, PackedGame, SourcedPuzzle, Puzzle } from './pack.ts';
