import { appendFileSync } from 'node:fs';

/**
 * Prints the last lines of a run, the names of what failed and the totals, and adds them to the files of a larger run, which
 * TEST_FAILURES and TEST_TOTALS name.
 * @param {{ passed: number, failed: number }} total
 * @param {string[]} failures
 */
export function printTotals({ passed, failed }, failures) {
  const { TEST_TOTALS, TEST_FAILURES } = process.env;
  if (TEST_TOTALS) appendFileSync(TEST_TOTALS, `${passed} ${failed}\n`);
  for (const name of failures) {
    console.log(`failed: ${name}`);
    if (TEST_FAILURES) appendFileSync(TEST_FAILURES, `failed: ${name}\n`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
}
