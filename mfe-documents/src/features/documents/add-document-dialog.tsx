import { refusalOf, useDialogRoute, useDraft, useNotify } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { categoryIn } from '../../categories.ts';
import type { Category } from '../../categories.ts';
import { useCreateDocument } from './api/create-document.ts';
import { DocumentForm } from './document-form.tsx';
import type { DocumentInput } from './document-input.ts';

const empty = { name: '', url: '' };

/** At `/documents/{category}/new`, over the category. */
export const AddDocumentDialog = () => {
  const category = categoryIn(useParams()['category']);
  return category && <AddDocument key={category.key} category={category} />;
};

const AddDocument = ({ category: { key } }: { readonly category: Category }) => {
  const draft = useDraft(`new-document-${key}`, empty);
  const notify = useNotify();
  const create = useCreateDocument(key, () => {
    draft.clear();
    notify({ tone: 'success', text: messages.form.published });
  });
  const { close } = useDialogRoute(paths.category(key));
  const publish = (body: DocumentInput) =>
    create.mutate({ body, idempotencyKey: draft.intentFor(body) }, { onSuccess: close });
  const { refused, failure } = refusalOf<keyof DocumentInput>(create.error);
  return (
    <Dialog title={messages.form.addTitle} isOpen onClose={close}>
      <DocumentForm
        draft={draft}
        submitLabel={messages.form.publish}
        isPending={create.isPending}
        refused={refused}
        failure={failure && messages.form.failed}
        onSubmit={publish}
        onCancel={close}
      />
    </Dialog>
  );
};
