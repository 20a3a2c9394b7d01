import * as z from '@seed/contracts/schema';

/** An error answer, RFC 9457 `application/problem+json`. */
export const problem = z
  .object({
    type: z.string().check(z.describe('A URI reference that names the kind of problem')),
    title: z.string(),
    status: z.int(),
    detail: z.optional(z.string()),
    instance: z.optional(z.string()).check(z.describe('The request id, for support')),
    code: z.string().check(z.describe('Stable machine-readable kind, e.g. not_found')),
    errors: z.optional(
      z.array(
        z.object({ pointer: z.string().check(z.describe('RFC 6901 pointer into the body')), message: z.string() }),
      ),
    ),
  })
  .check(z.meta({ id: 'Problem' }));

export type Problem = z.infer<typeof problem>;

export const problemMediaType = 'application/problem+json';
