import type { LibraryDocument } from '@seed/contracts/documents';
import { failureText, isStale, refusalOf, useDialogRoute, useDraft, useNotify } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { ErrorState } from '@seed/ui/error-state';
import { FormError } from '@seed/ui/form-error';
import { Skeleton } from '@seed/ui/skeleton';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { documentIdOf, useDocumentToEdit } from './api/get-document.ts';
import { useUpdateDocument } from './api/update-document.ts';
import { DocumentForm } from './document-form.tsx';
import type { DocumentInput } from './document-input.ts';

/** At `/documents/{category}/{id}/edit`, over the category. */
export const EditDocumentDialog = () => {
  const { category = '', id: segment } = useParams();
  const id = documentIdOf(segment) ?? 0;
  const document = useDocumentToEdit(id);
  const { close } = useDialogRoute(paths.category(category));
  return (
    <Dialog title={messages.form.editTitle} isOpen onClose={close}>
      {document.data?.etag ? (
        <EditDocument key={id} from={document.data} etag={document.data.etag} onClose={close} />
      ) : document.isError ? (
        <ErrorState
          title={messages.list.failed}
          onRetry={() => void document.refetch()}
          isRetrying={document.isFetching}
        >
          {failureText(document.error)}
        </ErrorState>
      ) : (
        <Loading />
      )}
    </Dialog>
  );
};

const Loading = () => (
  <Busy label={messages.form.loading}>
    <Skeleton shape="block" height="16rem" />
  </Busy>
);

interface EditDocumentProps {
  readonly from: Reply<LibraryDocument>;
  readonly etag: string;
  readonly onClose: () => void;
}

const EditDocument = ({ from: { data: document }, etag, onClose }: EditDocumentProps) => {
  const { id, name, url } = document;
  // The draft remembers the version it was begun on: found again after a reload it is not taken for newer than it is.
  const draft = useDraft(`document-${id}`, { name, url, base: etag });
  const notify = useNotify();
  const update = useUpdateDocument(id, () => {
    draft.clear();
    notify({ tone: 'success', text: messages.form.saved });
  });
  if (!document.permissions.update) return <FormError>{messages.form.notYours}</FormError>;
  // Who saves again after having been told replaces the newer version knowingly.
  const save = (body: DocumentInput) =>
    update.mutate({ body, ifMatch: isStale(update.error) ? etag : draft.text.base }, { onSuccess: onClose });
  return (
    <DocumentForm
      draft={draft}
      submitLabel={messages.form.save}
      isPending={update.isPending}
      {...refusalOf(update.error, messages.form.stale)}
      onSubmit={save}
      onCancel={() => {
        draft.clear();
        onClose();
      }}
    />
  );
};
