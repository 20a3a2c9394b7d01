import { getDocument } from '@seed/documents-contracts/documents';
import type { LibraryDocument } from '@seed/documents-contracts/documents';
import { EditDialog, useDialogRoute, useEditable, useEditForm, useIdParam } from '@seed/portal-sdk';
import type { Editable } from '@seed/portal-sdk';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useUpdateDocument } from './api/update-document.ts';
import { DocumentForm } from './document-form.tsx';

/** The dialog at `/documents/{category}/{id}/edit`, over the category. */
export const EditDocumentDialog = () => {
  const id = useIdParam();
  const { category = '' } = useParams();
  const { close } = useDialogRoute(paths.category(category));
  return (
    <EditDialog query={useEditable(getDocument, id)} texts={messages.form} height="16rem" onClose={close}>
      {(document) => <EditDocument key={id} {...document} close={close} />}
    </EditDialog>
  );
};

interface EditDocumentProps extends Editable<LibraryDocument> {
  readonly close: () => void;
}

const EditDocument = ({ entity: { id, name, url }, etag, close }: EditDocumentProps) => {
  const text = { name, url };
  const submission = useEditForm(`document-${id}`, text, {
    etag,
    update: useUpdateDocument(id),
    successMessage: messages.form.saved,
    conflictMessage: messages.form.conflict,
    close,
  });
  return <DocumentForm submission={submission} submitLabel={messages.form.save} />;
};
