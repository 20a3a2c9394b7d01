import { useCreateForm, useDialogRoute } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useCreateDocument } from './api/create-document.ts';
import { DocumentForm } from './document-form.tsx';

const empty = { name: '', url: '' };

/** The dialog at `/documents/{category}/new`, over the category. */
export const AddDocumentDialog = () => {
  const { category = '' } = useParams();
  return <AddDocument key={category} category={category} />;
};

const AddDocument = ({ category }: { readonly category: string }) => {
  const { close } = useDialogRoute(paths.category(category));
  const submission = useCreateForm(`new-document-${category}`, empty, {
    create: useCreateDocument(category),
    successMessage: messages.form.published,
    errorMessage: messages.form.notAdded,
    close,
  });
  return (
    <Dialog title={messages.form.addTitle} isOpen onClose={close}>
      <DocumentForm submission={submission} submitLabel={messages.form.publish} />
    </Dialog>
  );
};
