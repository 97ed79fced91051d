/** Who plays when nobody does: six levels, by rank at court, the weakest first. */
export const LEVELS = ['page', 'squire', 'knight', 'baron', 'duke', 'king'] as const;
export type Level = (typeof LEVELS)[number];
