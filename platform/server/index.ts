export { servePage } from './serve-page.ts';
export type { PageServer } from './serve-page.ts';
