import { setTimeout as delay } from 'node:timers/promises';
import { InvalidArgumentError, Option } from 'commander';

const pauseMs = 1000;
const reportEveryMs = 15_000;

/** The option of commands that wait for the portal. */
export const waitOption = (seconds: number) =>
  new Option('--wait <seconds>', 'how long to wait for the portal at most').argParser(wholeSeconds).default(seconds);

interface Patience {
  readonly seconds: number;
  progress(line: string): void;
}

/**
 * Looks once a second until nothing is missing any more, and reports what is missing: at each change, and every 15 s.
 *
 * @param look resolves to what is missing, as a sentence; undefined for nothing
 * @returns what is still missing when the time is over; undefined for nothing
 */
export async function untilNothingIsMissing(
  look: () => Promise<string | undefined>,
  { seconds, progress }: Patience,
): Promise<string | undefined> {
  const deadline = Date.now() + seconds * 1000;
  let reported = { missing: '', at: 0 };
  for (;;) {
    const missing = await look();
    if (missing === undefined || Date.now() >= deadline) return missing;
    if (missing !== reported.missing || Date.now() - reported.at >= reportEveryMs) {
      progress(`Waiting, for ${Math.ceil((deadline - Date.now()) / 1000)} s at most: ${missing}`);
      reported = { missing, at: Date.now() };
    }
    await delay(pauseMs);
  }
}

function wholeSeconds(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It is a whole number of seconds.');
  return Number(text);
}
