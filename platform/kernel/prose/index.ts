export * from './layout.ts';
export * from './plural.ts';
export * from './score-sheet.ts';
export * from './series.ts';
export * from './typography.ts';
