import type { Note } from '@seed/forums-contracts/notes';
import { hiddenMarkOf } from '@seed/service-kit/reports/hidden-rows';
import { presenter, presentLikes } from '../presenter.ts';
import type { NoteRow } from './note.entity.ts';

/** Makes the notes of the contract. */
export const notePresenter = presenter<NoteRow, Note>((note, view) => {
  const hidden = hiddenMarkOf(note);
  return {
    id: note.id,
    name: note.authorName,
    title: note.title,
    description: note.description,
    color: note.color,
    author: note.authorLogin,
    authorID: note.authorId,
    ...presentLikes(view),
    ...(hidden && { hidden }),
    permissions: view.permissions,
  };
});
