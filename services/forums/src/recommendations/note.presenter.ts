import type { Note as NoteAnswer } from '@seed/contracts/recommendations';
import type { Caller } from '@seed/service-kit/caller';
import { authorPermissions } from '../author.policy.ts';
import type { Liked } from '../liked.ts';
import type { Note } from './note.entity.ts';

/** The note as the contract has it, for this caller. */
export function presentNote({ row: note, likedBy }: Liked<Note>, caller: Caller): NoteAnswer {
  return {
    id: note.id,
    name: note.authorName,
    title: note.title,
    description: note.description,
    color: note.color,
    author: note.authorLogin,
    authorID: note.authorId,
    usersWhoLiked: [...likedBy],
    permissions: authorPermissions(note, caller),
  };
}
