/**
 * Returns as many placeholders of an SQL statement as there are values, separated by commas.
 *
 * @param placeholder the placeholders of one value; `?` if not given
 *
 * @example
 * ```ts
 * placeholders([7, 8]); // '?, ?'
 * placeholders(rows, '(?, ?)'); // '(?, ?), (?, ?)'
 * ```
 */
export function placeholders(values: readonly unknown[], placeholder = '?'): string {
  return values.map(() => placeholder).join(', ');
}
