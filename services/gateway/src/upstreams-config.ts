import { readFileSync } from 'node:fs';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'a replica is an origin such as http://127.0.0.1:4001' })
  .transform((url) => new URL(url).origin);

/** A service declares its resources itself, so other keys are ignored. */
const upstreams = z.record(z.string(), z.object({ replicas: z.array(origin).min(1) }));

/** The replicas of each service, by the service's id. */
export type Upstreams = z.output<typeof upstreams>;

/** `UPSTREAMS`: JSON. */
export const upstreamsText = z.string().transform(parsedJson).pipe(upstreams);

/** `UPSTREAMS_FILE`: the same in a file. */
export const upstreamsFile = z
  .string()
  .transform((path, context) => {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      context.addIssue(`cannot be read (${error instanceof Error ? error.message : String(error)})`);
      return z.NEVER;
    }
  })
  .transform(parsedJson)
  .pipe(upstreams);

function parsedJson(text: string, context: { addIssue(message: string): void }): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    context.addIssue(`is not JSON (${error instanceof Error ? error.message : String(error)})`);
    return z.NEVER;
  }
}
