import { noteColors } from '@seed/contracts/recommendations';
import { failureText, isApiError, useDialogRoute, useDraft, useNotify } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useCreateNote } from './api/create-note.ts';
import { colorsFor } from './note-colors.ts';
import { NoteForm } from './note-form.tsx';
import { errorsOf } from './note-input.ts';
import type { NoteInput } from './note-input.ts';

const empty = { title: '', description: '', color: noteColors.create };

/** At `/recommendations/new`, over the board. */
export const AddNoteDialog = () => {
  const draft = useDraft('new-note', empty);
  const notify = useNotify();
  const create = useCreateNote(() => {
    draft.clear();
    notify({ tone: 'success', text: messages.note.published });
  });
  const { close } = useDialogRoute(paths.recommendations);
  const pin = (body: NoteInput) => create.mutate({ body, idempotencyKey: draft.intentFor(body) }, { onSuccess: close });
  const refused = isApiError(create.error) ? errorsOf(Object.entries(create.error.fieldErrors)) : {};
  const isRefused = Object.keys(refused).length > 0;
  return (
    <Dialog title={messages.note.addTitle} isOpen onClose={close}>
      <NoteForm
        draft={draft}
        colors={colorsFor(noteColors.create)}
        submitLabel={messages.note.pin}
        isPending={create.isPending}
        refused={refused}
        failure={create.error && !isRefused ? failureText(create.error) : undefined}
        onSubmit={pin}
        onCancel={close}
      />
    </Dialog>
  );
};
