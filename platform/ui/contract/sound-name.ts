/** What things sound like: leaves of parchment, wood on wood, coins, a bell for what is worth a look up. */
export const VOICES = ['parchment', 'wood', 'coin', 'bell'] as const;
export type Voice = (typeof VOICES)[number];
