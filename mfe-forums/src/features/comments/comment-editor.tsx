import type { Comment } from '@seed/forums-contracts/comments';
import { useEditForm, useForm } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { MentionField } from '../../text/mentions/mention-field.tsx';
import { mentionsAsLines } from '../../text/mentions/mention-lines.ts';
import { useUpdateComment } from './api/update-comment.ts';
import { editorMessages as texts } from './comment-editor-messages.ts';
import { parseComment } from './comment-text.ts';
import { submitOnControlEnter } from './submit-on-control-enter.ts';

export interface CommentEditorProps {
  readonly comment: Comment;
  readonly onDone: () => void;
}

/** Edits a comment in its place. */
export const CommentEditor = ({ comment: { id, content, mentions }, onDone }: CommentEditorProps) => {
  const submission = useEditForm(
    `edit-comment-${id}`,
    { content, mentions: mentionsAsLines(mentions) },
    {
      // A list has no ETags, so the text itself identifies the version.
      etag: content,
      update: useUpdateComment(id),
      conflictMessage: texts.conflict,
      close: onDone,
    },
  );
  const { field, formProps } = useForm({ submission, submitLabel: texts.save }, parseComment);
  return (
    <Form {...formProps} size="small">
      <MentionField
        {...field('content')}
        mentions={field('mentions')}
        label={texts.label}
        isLabelHidden
        onKeyDown={submitOnControlEnter(formProps.onSubmit)}
        rows={2}
        autoFocus
      />
    </Form>
  );
};
