export { clearlyBest, CHECK, GENERATION } from './clearly-best.ts';
export type { Thoroughness, Clear } from './clearly-best.ts';
export { difficultyOf } from './difficulty.ts';
export type { Wanted } from './difficulty.ts';
export { extended, findPuzzles } from './find.ts';
export { puzzlesOf, readPack, recordAt, stagesOf, triedAt } from './pack.ts';
export type { Pack, PackedGame, Puzzle, SourcedPuzzle } from './pack.ts';
export { winsForCertain } from './prove.ts';
