import { standardEdition } from '@chambord/burgundy/edition';

const { castle, cloister } = standardEdition.triple;

/** The points on the cards that stand for Burgundy where it is not loaded yet. */
export const EMBLEM_POINTS = { castle, cloister };
