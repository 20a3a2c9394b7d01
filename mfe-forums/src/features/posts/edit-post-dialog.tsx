import type { ForumPost } from '@seed/contracts/forums';
import { failureText, isApiError, isStale, useDialogRoute, useDraft, useNotify } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { Skeleton } from '@seed/ui/skeleton';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { postIdOf, usePostToEdit } from './api/get-post.ts';
import { useUpdatePost } from './api/update-post.ts';
import { PostForm } from './post-form.tsx';
import { errorsOf } from './post-input.ts';
import type { PostInput } from './post-input.ts';

/** At `/forums/{id}/edit`, over the post. */
export const EditPostDialog = () => {
  const id = postIdOf(useParams()['id']) ?? 0;
  const { data, isError } = usePostToEdit(id);
  const { close } = useDialogRoute(paths.post(id));
  // Of a missing post the page below tells.
  if (isError && !data) return null;
  return (
    <Dialog title={messages.form.editTitle} isOpen onClose={close}>
      {data?.etag ? <EditPost key={id} from={data} etag={data.etag} onClose={close} /> : <Loading />}
    </Dialog>
  );
};

const Loading = () => (
  <Busy label={messages.form.loading}>
    <Skeleton shape="block" height="22rem" />
  </Busy>
);

interface EditPostProps {
  readonly from: Reply<ForumPost>;
  readonly etag: string;
  readonly onClose: () => void;
}

const EditPost = ({ from: { data: post }, etag, onClose }: EditPostProps) => {
  const { title, content, images } = post;
  // The draft remembers the version it was begun on: found again after a reload it is not taken for newer than it is.
  const draft = useDraft(`post-${post.id}`, { title, content, images: images.join('\n'), base: etag });
  const notify = useNotify();
  const update = useUpdatePost(post.id, () => {
    draft.clear();
    notify({ tone: 'success', text: messages.form.saved });
  });
  if (!post.permissions.update) return <FormError>{messages.form.notYours}</FormError>;
  // Who saves again after having been told replaces the newer version knowingly.
  const save = (body: PostInput) =>
    update.mutate({ body, ifMatch: isStale(update.error) ? etag : draft.text.base }, { onSuccess: onClose });
  return (
    <PostForm
      draft={draft}
      submitLabel={messages.form.save}
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
  return { refused, failure: isStale(error) ? messages.form.stale : failureText(error) };
}
