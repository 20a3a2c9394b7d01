import { noteColors } from '@seed/contracts/recommendations';
import type { Note } from '@seed/contracts/recommendations';
import { failureText, isApiError, isMissing, isStale, useDialogRoute, useDraft, useNotify } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { Skeleton } from '@seed/ui/skeleton';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { noteIdOf, useNoteToEdit } from './api/get-note.ts';
import { useUpdateNote } from './api/update-note.ts';
import { colorsFor } from './note-colors.ts';
import { NoteForm } from './note-form.tsx';
import { errorsOf } from './note-input.ts';
import type { NoteInput } from './note-input.ts';

/** At `/recommendations/{id}/edit`, over the board. */
export const EditNoteDialog = () => {
  const id = noteIdOf(useParams()['id']);
  const { data, error } = useNoteToEdit(id);
  const { close } = useDialogRoute(paths.recommendations);
  return (
    <Dialog title={messages.note.editTitle} isOpen onClose={close}>
      {data?.etag ? (
        <EditNote key={id} from={data} etag={data.etag} onClose={close} />
      ) : id === null || error ? (
        <FormError>{id === null || isMissing(error) ? messages.note.gone : failureText(error)}</FormError>
      ) : (
        <Loading />
      )}
    </Dialog>
  );
};

const Loading = () => (
  <Busy label={messages.note.loading}>
    <Skeleton shape="block" height="22rem" />
  </Busy>
);

interface EditNoteProps {
  readonly from: Reply<Note>;
  readonly etag: string;
  readonly onClose: () => void;
}

const EditNote = ({ from: { data: note }, etag, onClose }: EditNoteProps) => {
  const { id, title, description } = note;
  const color = note.color === '' ? noteColors.edit : note.color;
  // The draft remembers the version it was begun on: found again after a reload it is not taken for newer than it is.
  const draft = useDraft(`note-${id}`, { title, description, color, base: etag });
  const notify = useNotify();
  const update = useUpdateNote(id, () => {
    draft.clear();
    notify({ tone: 'success', text: messages.note.saved });
  });
  if (!note.permissions.update) return <FormError>{messages.note.notYours}</FormError>;
  // Who saves again after having been told replaces the newer version knowingly.
  const save = (body: NoteInput) =>
    update.mutate({ body, ifMatch: isStale(update.error) ? etag : draft.text.base }, { onSuccess: onClose });
  return (
    <NoteForm
      draft={draft}
      colors={colorsFor(color)}
      submitLabel={messages.note.save}
      isPending={update.isPending}
      {...problemsOf(update.error)}
      onSubmit={save}
      onCancel={() => {
        draft.clear();
        onClose();
      }}
    />
  );
};

function problemsOf(error: Error | null) {
  const refused = isApiError(error) ? errorsOf(Object.entries(error.fieldErrors)) : {};
  if (!error || Object.keys(refused).length > 0) return { refused, failure: undefined };
  return { refused, failure: isStale(error) ? messages.note.stale : messages.note.updateFailed };
}
