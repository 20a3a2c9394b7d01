/** Each class of mount times ends a fifth above the one before, so a time read from it is right within a tenth. */
const ratio = 1.2;
const shortestMs = 10;

/** The class of a mount time, from 0. */
export function timeClassOf(ms: number): number {
  return Math.max(0, Math.ceil(Math.log(ms / shortestMs) / Math.log(ratio)));
}

/** The time in the middle of a class, in milliseconds. */
function timeOf(timeClass: number): number {
  return Math.round(shortestMs * ratio ** (timeClass - 0.5));
}

/**
 * The time that a share of the counted openings did not exceed, in milliseconds; null without openings.
 *
 * @param counts the number of openings in each class
 * @param share from 0 to 1
 */
export function quantile(counts: ReadonlyMap<number, number>, share: number): number | null {
  const classes = [...counts].toSorted(([one], [other]) => one - other);
  const total = classes.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [timeClass, count] of classes) {
    below += count;
    if (below >= share * total) return timeOf(timeClass);
  }
  return null;
}
