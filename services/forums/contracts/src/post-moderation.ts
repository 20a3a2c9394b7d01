import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId } from '@seed/contracts/fields';

const service = 'forums';

export const pinPost = endpoint({
  operation: 'pinPost',
  service,
  method: 'PUT',
  path: '/forums/:id/pin',
  summary: 'Pin a post to the beginning of the list (an Admin); pinning twice is pinning once',
  params: z.object({ id: entityId }),
  status: 204,
});

export const unpinPost = endpoint({
  operation: 'unpinPost',
  service,
  method: 'DELETE',
  path: '/forums/:id/pin',
  summary: 'Return a pinned post to its place in the list (an Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});

export const closePost = endpoint({
  operation: 'closePost',
  service,
  method: 'PUT',
  path: '/forums/:id/closure',
  summary: 'Close a post, which then takes no new comments (an Admin); closing twice is closing once',
  params: z.object({ id: entityId }),
  status: 204,
});

export const reopenPost = endpoint({
  operation: 'reopenPost',
  service,
  method: 'DELETE',
  path: '/forums/:id/closure',
  summary: 'Let a closed post take comments again (an Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});
