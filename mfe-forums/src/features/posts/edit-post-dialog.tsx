import { getPost } from '@seed/forums-contracts/posts';
import type { Post } from '@seed/forums-contracts/posts';
import { EditDialog, useDialogRoute, useEditable, useEditForm, useIdParam } from '@seed/portal-sdk';
import type { Editable } from '@seed/portal-sdk';
import { paths } from '../../paths.ts';
import { mentionsAsLines } from '../../text/mentions/mention-lines.ts';
import { useUpdatePost } from './api/update-post.ts';
import { postFormMessages } from './post-form-messages.ts';
import { PostForm } from './post-form.tsx';
import { pictureText } from './post-input.ts';

/** The dialog at `/forums/{id}/edit`, over the post. */
export const EditPostDialog = () => {
  const id = useIdParam();
  const { close } = useDialogRoute(paths.post(id ?? 0));
  return (
    <EditDialog query={useEditable(getPost, id)} texts={postFormMessages} height="22rem" onClose={close}>
      {(post) => <EditPost key={id} {...post} close={close} />}
    </EditDialog>
  );
};

interface EditPostProps extends Editable<Post> {
  readonly close: () => void;
}

const EditPost = ({ entity: { id, title, content, mentions, ...pictures }, etag, close }: EditPostProps) => {
  const text = { title, content, mentions: mentionsAsLines(mentions), ...pictureText(pictures) };
  const submission = useEditForm(`post-${id}`, text, {
    etag,
    update: useUpdatePost(id),
    successMessage: postFormMessages.saved,
    conflictMessage: postFormMessages.conflict,
    close,
  });
  return <PostForm submission={submission} submitLabel={postFormMessages.save} />;
};
