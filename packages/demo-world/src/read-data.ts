import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The rows of one file of this package, parsed; the path is relative to the package. */
export function readData<Row>(path: string, row: z.core.$ZodType<Row>): Row[] {
  const file = new URL(`../${path}`, import.meta.url);
  return z.array(row).parse(JSON.parse(readFileSync(file, 'utf8')));
}
