/** The wins at the end of a game: 1 for the first place, shared equally by those who are tied. */
export function wins(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
