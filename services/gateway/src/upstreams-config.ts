import { readFileSync } from 'node:fs';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'a replica is an origin such as http://127.0.0.1:4001' })
  .transform((url) => new URL(url).origin);

/** The gateway itself serves these. */
const reserved = ['openapi.json', 'docs'];
const resource = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "a resource is a path segment such as 'forums'")
  .refine((name) => !reserved.includes(name), 'this name is the gateway’s own');

const upstreams = z
  .record(z.string(), z.object({ resources: z.array(resource).min(1), replicas: z.array(origin).min(1) }))
  .superRefine((services, context) => {
    const owners = new Map<string, string>();
    for (const [name, service] of Object.entries(services)) {
      for (const resource of service.resources) {
        const owner = owners.get(resource);
        if (owner !== undefined) context.addIssue(`'${resource}' is owned by ${owner} and by ${name}`);
        owners.set(resource, name);
      }
    }
  });

/** By the service's name: the first path segments below /api/v1 that it owns, and where it runs. */
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
