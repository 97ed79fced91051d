import type { Edition } from './edition.ts';
import type { Die } from './material.ts';

const twice: readonly Die[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
const thrice: readonly Die[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6];
const odd: readonly Die[] = [1, 3, 5];
const even: readonly Die[] = [2, 4, 6];

/** Only data: it is also read where the rules are not loaded. */
export const standardEdition: Edition = {
  name: 'Chambord',
  dice: {
    castle: twice,
    mine: twice,
    cloister: twice,
    knowledge: thrice,
    ship: thrice,
    pasture: thrice,
    carpenter: odd,
    church: odd,
    market: odd,
    watchtower: odd,
    bank: even,
    boardingHouse: even,
    warehouse: even,
    cityHall: even,
  },
  triple: { castle: 2, mine: 4, cloister: 6, knowledge: 4, ship: 3, pasture: 4, building: 3 },
  soldWith: { light: [1, 2], medium: [3, 4], dark: [5, 6] },
  rounds: {
    A: [{ points: 3 }, { goods: 2 }, { animals: 2 }, { silver: 3 }, { workers: 3 }],
    B: [{ points: 2 }, { goods: 1 }, { animals: 1 }, { silver: 3 }, { workers: 3 }],
    C: [{ points: 1 }, { goods: 1 }, { animals: 1 }, { silver: 2 }, { workers: 2 }],
    D: [{ silver: 2 }, { workers: 2 }, { silver: 1, workers: 1 }],
    E: [{ silver: 1 }, { workers: 1 }],
  },
};
