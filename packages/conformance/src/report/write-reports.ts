import { writeFile } from 'node:fs/promises';
import { junitOf } from './junit.ts';
import type { Reported } from './reported.ts';
import { sarifOf } from './sarif.ts';

/** Writes the findings into the files that are named. */
export async function writeReports(
  { sarif, junit }: { readonly sarif?: string; readonly junit?: string },
  reported: Reported,
): Promise<void> {
  if (sarif !== undefined) await writeFile(sarif, sarifOf(reported));
  if (junit !== undefined) await writeFile(junit, junitOf(reported));
}
