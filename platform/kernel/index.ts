export * from './agenda.ts';
export * from './game.ts';
export * from './input.ts';
export * from './lang.ts';
export * from './list.ts';
export * from './random.ts';
