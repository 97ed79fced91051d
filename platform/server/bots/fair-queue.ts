/** What waits to be done for somebody: everyone gets a turn before anyone gets a second one. */
export interface FairQueue<T> {
  readonly size: () => number;
  add(owner: string, item: T): void;
  /** The longest waiting of whoever is next. */
  take(): T | undefined;
}

export function newFairQueue<T>(): FairQueue<T> {
  /** In the order of their turns. */
  const owners = new Map<string, T[]>();
  let size = 0;
  return {
    size: () => size,
    add(owner, item) {
      const items = owners.get(owner);
      if (items === undefined) owners.set(owner, [item]);
      else items.push(item);
      size++;
    },
    take() {
      for (const [owner, [item, ...rest]] of owners) {
        owners.delete(owner);
        if (rest.length > 0) owners.set(owner, rest);
        size--;
        return item;
      }
      return undefined;
    },
  };
}
