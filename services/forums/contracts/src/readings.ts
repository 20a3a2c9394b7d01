import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant } from '@seed/contracts/fields';

const service = 'forums';

/** `newComments` of a post counts no further. */
export const mostNewComments = 99;

export const reading = z
  .object({
    before: z
      .optional(instant)
      .check(z.describe('Up to when the caller had read the comments until now; absent if they never had')),
  })
  .check(z.meta({ id: 'Reading' }));

export type Reading = z.infer<typeof reading>;

export const markPostRead = endpoint({
  operation: 'markPostRead',
  service,
  method: 'PUT',
  path: '/forums/:id/reading',
  summary: 'Keep up to when the caller has read the comments of a post; an earlier instant changes nothing',
  params: z.object({ id: entityId }),
  body: z.object({ upTo: instant.check(z.describe('When the newest comment that they see was written')) }),
  response: reading,
  status: 200,
});
