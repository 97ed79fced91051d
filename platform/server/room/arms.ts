/** The arms that a person who sits down bears: those they brought along, unless somebody else at the table came with the same before. */
export function armsOnSitting(seats: readonly Bearer[], brought: number | undefined): number | null {
  return brought === undefined || seats.some(({ arms }) => arms === brought) ? null : brought;
}

/** Someone at a table, with arms of their own or without. */
export interface Bearer {
  readonly arms: number | null;
}

/**
 * What every seat bears: its own; else the arms of the house with the number of the seat; or, if these are borne by somebody else, the first that
 * nobody bears.
 */
export function armsBySeat(seats: readonly Bearer[]): number[] {
  const borne = new Set(seats.flatMap(({ arms }) => (arms === null ? [] : [arms])));
  const take = (number: number) => {
    borne.add(number);
    return number;
  };
  const bySeat = seats.map(({ arms }, seat) => arms ?? (borne.has(seat + 1) ? null : take(seat + 1)));
  const firstFree = () => {
    let free = 1;
    while (borne.has(free)) free++;
    return free;
  };
  return bySeat.map((arms) => arms ?? take(firstFree()));
}
