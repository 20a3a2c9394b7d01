/** The row with the id at another place; the others keep their order. A place beyond the ends is the first or the last. */
export function moved(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, id);
}

/** The wanted order of the clubs that exist now; those that it does not name follow in their present order. */
export function mergedOrder(wanted: readonly number[], present: readonly number[]): number[] {
  return [...wanted.filter((id) => present.includes(id)), ...present.filter((id) => !wanted.includes(id))];
}
