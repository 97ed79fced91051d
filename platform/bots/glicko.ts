/**
 * Glicko-2 (Glickman 2013, "Example of the Glicko-2 system"), every game a rating period of its own. A game of several people is as many
 * results as there are pairs.
 */
export interface Skill {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEWCOMER: Skill = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Points of rating in one unit of the computation. */
const SCALE = 173.7178;
/** How much the volatility may change over time. */
const TAU = 0.5;
const MOST_DEVIATION = 350;

interface Result {
  readonly opponent: Skill;
  /** 1 won, ½ shared, 0 lost. */
  readonly score: number;
}

const g = (phi: number) => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

export function rate(own: Skill, results: readonly Result[]): Skill {
  const mu = (own.rating - 1500) / SCALE;
  const phi = own.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of results) {
    const weight = g(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - 1500) / SCALE)));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  // Nothing was played, or only games whose end was certain.
  if (information === 0) return own;
  const v = 1 / information;
  const volatility = newVolatility(own.volatility, phi, v, v * surprise);
  const before = Math.sqrt(phi * phi + volatility * volatility);
  const deviation = 1 / Math.sqrt(1 / (before * before) + 1 / v);
  return {
    rating: 1500 + SCALE * (mu + deviation * deviation * surprise),
    deviation: Math.min(MOST_DEVIATION, SCALE * deviation),
    volatility,
  };
}

/** Step 5 of the paper: the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number) => {
    const e = Math.exp(x);
    const sum = phi * phi + v + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = Math.log(delta * delta - phi * phi - v);
  if (!(delta * delta > phi * phi + v)) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > 1e-6) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else fLow /= 2;
    high = middle;
    fHigh = fMiddle;
  }
  return Math.exp(low / 2);
}

/** Everyone's new skill after a game with these places. */
export function rateGame(skills: readonly Skill[], places: readonly number[]): Skill[] {
  return skills.map((own, i) =>
    rate(
      own,
      skills.flatMap((opponent, j) => {
        if (i === j) return [];
        const difference = (places[j] ?? 0) - (places[i] ?? 0);
        return [{ opponent, score: difference > 0 ? 1 : difference < 0 ? 0 : 0.5 }];
      }),
    ),
  );
}
