import type { Note } from '@seed/forums-contracts/notes';
import type { Caller } from '@seed/service-kit/caller';
import { hiddenMarkOf } from '@seed/service-kit/reports/hidden-rows';
import { authorPermissions } from '../author.policy.ts';
import { presentLikes, type WithLikes } from '../with-likes.ts';
import type { NoteRow } from './note.entity.ts';

/** The note as the contract has it, for this caller. */
export function presentNote({ row: note, likes }: WithLikes<NoteRow>, caller: Caller): Note {
  const hidden = hiddenMarkOf(note);
  return {
    id: note.id,
    name: note.authorName,
    title: note.title,
    description: note.description,
    color: note.color,
    author: note.authorLogin,
    authorID: note.authorId,
    ...presentLikes(likes),
    ...(hidden && { hidden }),
    permissions: authorPermissions(note, caller),
  };
}
