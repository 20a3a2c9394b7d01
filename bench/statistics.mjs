/**
 * The value that a share of all values does not exceed (nearest rank).
 * Source: https://en.wikipedia.org/wiki/Percentile#The_nearest-rank_method
 */
export const quantile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)];

export const median = (values) => quantile(values, 0.5);

/** The median with the spread, e.g. `0.28 (0.27–0.29)`. */
export function withSpread(values, digits = 2) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}
