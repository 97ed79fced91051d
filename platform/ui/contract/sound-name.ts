/** What things sound like: leaves of parchment, wood on wood, coins, a bell for what is worth a look up. */
export const SOUND_NAMES = ['parchment', 'wood', 'coin', 'bell'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];
