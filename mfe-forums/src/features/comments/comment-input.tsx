import { useCreateForm, useForm } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { SendIcon } from '@seed/ui/icons/send';
import { messages } from '../../messages.ts';
import { MentionField } from '../../text/mentions/mention-field.tsx';
import { useCreateComment } from './api/create-comment.ts';
import { parseNewComment } from './comment-text.ts';
import { submitOnControlEnter } from './submit-on-control-enter.ts';

const empty = { content: '', mentions: '' };

/** The form for a new comment. Its text stays until the comment is stored. */
export const CommentInput = ({ forumId }: { readonly forumId: number }) => {
  const submission = useCreateForm(`comment-${forumId}`, empty, { create: useCreateComment(forumId) });
  const { field, formProps } = useForm({ submission, submitLabel: messages.comments.send }, parseNewComment);
  return (
    <Form {...formProps} submitIcon={<SendIcon />}>
      <MentionField
        label={messages.comments.add}
        isLabelHidden
        placeholder={messages.comments.add}
        {...field('content')}
        mentions={field('mentions')}
        onKeyDown={submitOnControlEnter(formProps.onSubmit)}
        rows={2}
      />
    </Form>
  );
};
