/** The value that a share of all values comes before, in their order; of two in the middle, the greater one. */
export const quantile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)];

export const median = (values) => quantile(values, 0.5);

/** The median with the spread, e.g. `0.28 (0.27–0.29)`. */
export function withSpread(values, digits = 2) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}
