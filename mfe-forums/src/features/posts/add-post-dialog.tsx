import { useCreateForm, useDialogRoute } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { paths } from '../../paths.ts';
import { useCreatePost } from './api/create-post.ts';
import { postFormMessages } from './post-form-messages.ts';
import { PostForm } from './post-form.tsx';

const empty = { title: '', content: '', mentions: '', uploads: '', images: '' };

/** The dialog at `/forums/new`, over the list. */
export const AddPostDialog = () => {
  const { close } = useDialogRoute(paths.forums);
  const submission = useCreateForm('new-post', empty, {
    create: useCreatePost(),
    successMessage: postFormMessages.published,
    close,
  });
  return (
    <Dialog title={postFormMessages.addTitle} isOpen onClose={close}>
      <PostForm submission={submission} submitLabel={postFormMessages.publish} />
    </Dialog>
  );
};
