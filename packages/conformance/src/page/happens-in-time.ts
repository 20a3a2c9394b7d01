import { errors } from 'playwright-core';

/**
 * Resolves to true when the wait has ended well, to false when it has reached its time limit. Any other failure, such as
 * a browser that has ended, is thrown on.
 *
 * @example
 * if (!(await happensInTime(page.waitForURL('**' + '/notices', { timeout: 600 })))) return [];
 */
export async function happensInTime(wait: Promise<unknown>): Promise<boolean> {
  try {
    await wait;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
