import * as z from '@seed/contracts/schema';
import { problemKinds } from './problem-kinds.ts';
import type { ProblemCode } from './problem-kinds.ts';

const problemCodes = Object.keys(problemKinds) as ProblemCode[];

/** An error response, RFC 9457 `application/problem+json`. */
export const problem = z
  .object({
    type: z.string().check(z.describe('A URI reference that names the kind of problem')),
    title: z.string(),
    status: z.int(),
    detail: z.optional(z.string()),
    instance: z.optional(z.string()).check(z.describe('The request id, for support')),
    code: z.enum(problemCodes).check(z.describe('Machine-readable kind of problem; a code never changes its meaning')),
    errors: z.optional(
      z
        .array(
          z.object({ pointer: z.string().check(z.describe('RFC 6901 pointer into the body')), message: z.string() }),
        )
        .check(z.maxLength(50)),
    ),
  })
  .check(z.meta({ id: 'Problem' }));

export type Problem = z.infer<typeof problem>;

export const problemMediaType = 'application/problem+json';
