import type { Note as NoteAnswer } from '@seed/contracts/recommendations';
import type { Caller } from '@seed/service-kit/caller';
import { authorPermissions } from '../author.policy.ts';
import type { Note } from './note.entity.ts';

/** A note with the members who like it. */
export interface LikedNote {
  readonly note: Note;
  readonly likedBy: readonly string[];
}

/** The note as the contract has it, for this caller. */
export function presentNote({ note, likedBy }: LikedNote, caller: Caller): NoteAnswer {
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
