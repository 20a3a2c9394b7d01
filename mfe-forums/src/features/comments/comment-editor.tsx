import type { Comment } from '@seed/forums-contracts/comments';
import { useEditForm, useForm } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { messages } from '../../messages.ts';
import { useUpdateComment } from './api/update-comment.ts';
import { parseComment } from './comment-text.ts';
import { submitOnControlEnter } from './submit-on-control-enter.ts';

export interface CommentEditorProps {
  readonly comment: Comment;
  readonly onDone: () => void;
}

/** Edits a comment in its place. */
export const CommentEditor = ({ comment: { id, content }, onDone }: CommentEditorProps) => {
  const submission = useEditForm(
    `edit-comment-${id}`,
    { content },
    {
      // A list has no ETags, so the text itself identifies the version.
      etag: content,
      update: useUpdateComment(id),
      conflictMessage: messages.comments.conflict,
      close: onDone,
    },
  );
  const { field, formProps } = useForm({ submission, submitLabel: messages.comments.save }, parseComment);
  return (
    <Form {...formProps} size="small">
      <TextArea
        {...field('content')}
        label={messages.comments.editLabel}
        isLabelHidden
        onKeyDown={submitOnControlEnter(formProps.onSubmit)}
        rows={2}
        autoFocus
      />
    </Form>
  );
};
