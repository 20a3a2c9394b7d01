import { useCreateForm, useDialogRoute } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { categoryIn } from '../../categories.ts';
import type { Category } from '../../categories.ts';
import { useCreateDocument } from './api/create-document.ts';
import { DocumentForm } from './document-form.tsx';

const empty = { name: '', url: '' };

/** At `/documents/{category}/new`, over the category. */
export const AddDocumentDialog = () => {
  const category = categoryIn(useParams()['category']);
  return category && <AddDocument key={category.key} category={category} />;
};

const AddDocument = ({ category: { key } }: { readonly category: Category }) => {
  const { close } = useDialogRoute(paths.category(key));
  const submission = useCreateForm(`new-document-${key}`, empty, {
    create: useCreateDocument(key),
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
