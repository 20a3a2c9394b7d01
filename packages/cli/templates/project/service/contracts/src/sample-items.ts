import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant, memberId, permissions, requiredText } from '@seed/contracts/fields';
import { listOf, pageQuery } from '@seed/contracts/lists';
import * as z from '@seed/contracts/schema';

const service = 'sample-items';

/** Greatest lengths in code points. */
export const sampleItemLimits = { title: 120, text: 2000 } as const;

export const sampleItem = z
  .object({
    id: entityId,
    title: z.string(),
    text: z.string(),
    authorID: memberId,
    creationDate: instant,
    permissions,
  })
  .check(z.meta({ id: 'SampleItem' }));

export type SampleItem = z.infer<typeof sampleItem>;

export const newSampleItem = z.object({
  title: requiredText({ max: sampleItemLimits.title, required: 'Title is required.', label: 'The title' }),
  text: requiredText({ max: sampleItemLimits.text, required: 'Text is required.', label: 'The text' }),
});

export const listSampleItems = endpoint({
  operation: 'listSampleItems',
  service,
  method: 'GET',
  path: '/sample-items',
  summary: 'Sample items, newest first',
  query: z.extend(pageQuery, {
    authorID: z.optional(memberId).check(z.describe('Only those of this member')),
  }),
  response: listOf(sampleItem),
  status: 200,
  paged: true,
});

export const getSampleItem = endpoint({
  operation: 'getSampleItem',
  service,
  method: 'GET',
  path: '/sample-items/:id',
  summary: 'One sample item',
  params: z.object({ id: entityId }),
  response: sampleItem,
  status: 200,
});

export const createSampleItem = endpoint({
  operation: 'createSampleItem',
  service,
  method: 'POST',
  path: '/sample-items',
  summary: 'Add a sample item (any member)',
  body: newSampleItem,
  response: sampleItem,
  status: 201,
});

export const updateSampleItem = endpoint({
  operation: 'updateSampleItem',
  service,
  method: 'PUT',
  path: '/sample-items/:id',
  summary: 'Change a sample item (its author)',
  params: z.object({ id: entityId }),
  body: z.partial(newSampleItem),
  response: sampleItem,
  status: 200,
});

export const deleteSampleItem = endpoint({
  operation: 'deleteSampleItem',
  service,
  method: 'DELETE',
  path: '/sample-items/:id',
  summary: 'Delete a sample item (its author or an Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});
