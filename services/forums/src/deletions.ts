import { finalizeDeletions } from '@seed/service-kit/final-deletions';
import type { Database } from '@seed/service-kit/transaction';
import { commentDeletion } from './comments/comment-deletion.ts';
import { postDeletion } from './posts/post-deletion.ts';
import { noteDeletion } from './recommendations/note-deletion.ts';

/** The deletions that can be undone for ten seconds. */
export const deletions = [postDeletion, commentDeletion, noteDeletion];

/** Ends the time to undo deletions, because a kept row would bring back what is no longer true of its author. */
export function endRestorations(database: Database): Promise<void> {
  return finalizeDeletions(database, deletions, new Date());
}
