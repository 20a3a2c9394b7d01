import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId } from '@seed/contracts/fields';
import { comment } from './comments.ts';
import { note } from './notes.ts';
import { post } from './posts.ts';

const service = 'forums';
const params = z.object({ id: entityId });

export const restorePost = endpoint({
  operation: 'restorePost',
  service,
  method: 'PUT',
  path: '/forums/:id/restoration',
  summary: 'Undo the deletion of a post within ten seconds (the member who deleted it); it may be repeated',
  params,
  response: post,
  status: 200,
});

export const restoreComment = endpoint({
  operation: 'restoreComment',
  service,
  method: 'PUT',
  path: '/comments/:id/restoration',
  summary: 'Undo the deletion of a comment within ten seconds (the member who deleted it); it may be repeated',
  params,
  response: comment,
  status: 200,
});

export const restoreNote = endpoint({
  operation: 'restoreNote',
  service,
  method: 'PUT',
  path: '/recommendations/:id/restoration',
  summary: 'Undo the deletion of a note within ten seconds (the member who deleted it); it may be repeated',
  params,
  response: note,
  status: 200,
});
