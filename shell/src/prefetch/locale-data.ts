import { nextTask } from '../next-task.ts';

/**
 * Has the browser read its list of languages while it waits for the network. The first formatter of dates would do so
 * otherwise, which keeps a phone busy for 70 ms before the first post. A collator reads the first half of the list, so that
 * neither task is long enough to be felt.
 */
export async function readLocaleData(): Promise<void> {
  await nextTask();
  new Intl.Collator();
  await nextTask();
  new Intl.DateTimeFormat();
}
