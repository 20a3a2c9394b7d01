import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant } from '@seed/contracts/fields';

const service = 'forums';

/** The history of a text has this many former ones at most; beyond that the oldest are gone. */
export const maxFormerTexts = 50;

/** A text of a post or a comment that was replaced. */
export const formerText = z
  .object({
    title: z.optional(z.string()).check(z.describe('The title of the post then; a comment has none')),
    content: z.string(),
    writtenAt: instant,
  })
  .check(z.meta({ id: 'FormerText' }));

export type FormerText = z.infer<typeof formerText>;

const formerTexts = z.array(formerText).check(z.maxLength(maxFormerTexts));

export const listPostHistory = endpoint({
  operation: 'listPostHistory',
  service,
  method: 'GET',
  path: '/forums/:id/history',
  summary: 'The former texts of a post, newest first (its author or an Admin)',
  params: z.object({ id: entityId }),
  response: formerTexts,
  status: 200,
  confidential: true,
});

export const listCommentHistory = endpoint({
  operation: 'listCommentHistory',
  service,
  method: 'GET',
  path: '/comments/:id/history',
  summary: 'The former texts of a comment, newest first (its author or an Admin)',
  params: z.object({ id: entityId }),
  response: formerTexts,
  status: 200,
  confidential: true,
});
