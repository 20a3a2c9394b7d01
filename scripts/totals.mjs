import { appendFileSync } from 'node:fs';

/**
 * Prints the last lines of a run, the names of what failed or had no time left and the totals, and adds them to the files of a
 * larger run, which TEST_FAILURES and TEST_TOTALS name.
 * @param {{ passed: number, failed: number }} total
 * @param {string[]} failures
 * @param {string[]} leftOut
 */
export function printTotals({ passed, failed }, failures, leftOut = []) {
  const { TEST_TOTALS, TEST_FAILURES } = process.env;
  if (TEST_TOTALS) appendFileSync(TEST_TOTALS, `${passed} ${failed}\n`);
  const lines = [
    ...failures.map((name) => `failed: ${name}`),
    ...leftOut.map((name) => `left out for want of time: ${name}`),
  ];
  for (const line of lines) {
    console.log(line);
    if (TEST_FAILURES) appendFileSync(TEST_FAILURES, `${line}\n`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
}
