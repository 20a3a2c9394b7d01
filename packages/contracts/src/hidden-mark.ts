import * as z from '@seed/contracts/schema';
import { instant } from './fields.ts';

/** The mark of something that an Admin has hidden; only its author and Admins get it. */
export const hiddenMark = z
  .object({
    since: instant,
    message: z.string().check(z.describe('What the Admin wrote to its author; may be empty')),
  })
  .check(z.meta({ id: 'HiddenMark' }));

export type HiddenMark = z.infer<typeof hiddenMark>;
