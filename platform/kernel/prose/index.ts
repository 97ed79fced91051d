export * from './codes.ts';
export * from './layout.ts';
export * from './parts.ts';
export * from './plural.ts';
export * from './rule-book.ts';
export * from './score-sheet.ts';
export * from './series.ts';
export * from './typography.ts';
