import { getComment, listComments } from '@seed/forums-contracts/comments';
import { getNote, listNotes } from '@seed/forums-contracts/notes';
import { getPost, listPosts } from '@seed/forums-contracts/posts';
import { restoreComment, restoreNote, restorePost } from '@seed/forums-contracts/restorations';
import { invalidateReads } from '@seed/portal-sdk';
import type { ModuleProps } from '@seed/portal-sdk';

const endpoints = { post: restorePost, comment: restoreComment, note: restoreNote } as const;

/** The operations whose responses show or count the text. */
const shownBy = {
  post: [listPosts, getPost, listComments, getComment],
  comment: [listComments, getComment, listPosts, getPost],
  note: [listNotes, getNote],
} as const;

export type RestorableKind = keyof typeof endpoints;

/** Brings a deleted text back, and reads again what shows it. */
export async function restore(api: ModuleProps['api'], kind: RestorableKind, id: number): Promise<void> {
  await api(endpoints[kind], { params: { id } });
  for (const endpoint of shownBy[kind]) void invalidateReads(api.cache, endpoint);
}
