/** The element at an index that is known to exist; says so loudly if it does not. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return element;
}

export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

/** Removes the first element that is equal; it must be there. */
export function remove<T>(list: T[], element: T): void {
  const index = list.indexOf(element);
  if (index < 0) throw new RangeError(`${String(element)} is not in the list`);
  list.splice(index, 1);
}

/** The first element that has been there before. */
export function firstTwice<T>(list: readonly T[]): T | undefined {
  return list.find((element, index) => list.indexOf(element) < index);
}
