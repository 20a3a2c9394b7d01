import { z } from 'zod';

/** An error answer, RFC 9457 `application/problem+json`. */
export const problem = z
  .object({
    type: z.string().describe('A URI reference that names the kind of problem'),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string().optional().describe('The request id, for support'),
    code: z.string().describe('Stable machine-readable kind, e.g. not_found'),
    errors: z
      .array(z.object({ pointer: z.string().describe('RFC 6901 pointer into the body'), message: z.string() }))
      .optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problem>;

export const problemMediaType = 'application/problem+json';
