import { failureText, isApiError, useDialogRoute, useDraft, useNotify } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useCreatePost } from './api/create-post.ts';
import { PostForm } from './post-form.tsx';
import { errorsOf } from './post-input.ts';
import type { PostInput } from './post-input.ts';

const empty = { title: '', content: '', images: '' };

export const AddPostDialog = () => {
  const draft = useDraft('new-post', empty);
  const notify = useNotify();
  const create = useCreatePost(() => {
    draft.clear();
    notify({ tone: 'success', text: messages.form.published });
  });
  const { close } = useDialogRoute(paths.forums);
  const publish = (body: PostInput) =>
    create.mutate({ body, idempotencyKey: draft.intentFor(body) }, { onSuccess: close });
  const refused = isApiError(create.error) ? errorsOf(Object.entries(create.error.fieldErrors)) : {};
  const isRefused = Object.keys(refused).length > 0;
  return (
    <Dialog title={messages.form.addTitle} isOpen onClose={close}>
      <PostForm
        draft={draft}
        submitLabel={messages.form.publish}
        isPending={create.isPending}
        refused={refused}
        failure={create.error && !isRefused ? failureText(create.error) : undefined}
        onSubmit={publish}
        onCancel={close}
      />
    </Dialog>
  );
};
