import { noteColors } from '@seed/forums-contracts/notes';
import { useCreateForm, useDialogRoute } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { paths } from '../../paths.ts';
import { useCreateNote } from './api/create-note.ts';
import { colorsFor } from './note-colors.ts';
import { noteFormMessages } from './note-form-messages.ts';
import { NoteForm } from './note-form.tsx';

const empty = { title: '', description: '', color: noteColors.create };

/** The dialog at `/recommendations/new`, over the board. */
export const AddNoteDialog = () => {
  const { close } = useDialogRoute(paths.recommendations);
  const submission = useCreateForm('new-note', empty, {
    create: useCreateNote(),
    successMessage: noteFormMessages.published,
    close,
  });
  return (
    <Dialog title={noteFormMessages.addTitle} isOpen onClose={close}>
      <NoteForm submission={submission} colors={colorsFor(noteColors.create)} submitLabel={noteFormMessages.pin} />
    </Dialog>
  );
};
