import { getNote, noteColors } from '@seed/forums-contracts/notes';
import type { Note } from '@seed/forums-contracts/notes';
import { EditDialog, useDialogRoute, useEditable, useEditForm, useIdParam } from '@seed/portal-sdk';
import type { Editable } from '@seed/portal-sdk';
import { paths } from '../../paths.ts';
import { useUpdateNote } from './api/update-note.ts';
import { colorsFor } from './note-colors.ts';
import { noteFormMessages } from './note-form-messages.ts';
import { NoteForm } from './note-form.tsx';

/** The dialog at `/recommendations/{id}/edit`, over the board. */
export const EditNoteDialog = () => {
  const id = useIdParam();
  const { close } = useDialogRoute(paths.recommendations);
  return (
    <EditDialog query={useEditable(getNote, id)} texts={noteFormMessages} height="22rem" onClose={close}>
      {(note) => <EditNote key={id} {...note} close={close} />}
    </EditDialog>
  );
};

interface EditNoteProps extends Editable<Note> {
  readonly close: () => void;
}

const EditNote = ({ entity: { id, title, description, ...note }, etag, close }: EditNoteProps) => {
  const color = note.color === '' ? noteColors.edit : note.color;
  const submission = useEditForm(
    `note-${id}`,
    { title, description, color },
    {
      etag,
      update: useUpdateNote(id),
      successMessage: noteFormMessages.saved,
      conflictMessage: noteFormMessages.conflict,
      errorMessage: noteFormMessages.updateFailed,
      close,
    },
  );
  return <NoteForm submission={submission} colors={colorsFor(color)} submitLabel={noteFormMessages.save} />;
};
