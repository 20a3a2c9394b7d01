import type { Comment } from '@seed/forums-contracts/comments';
import { useCreateForm, useForm } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import type { KeyboardEvent } from 'react';
import { messages } from '../../../messages.ts';
import { useCreateComment } from '../api/create-comment.ts';
import { parseNewComment } from '../comment-text.ts';
import { submitOnControlEnter } from '../submit-on-control-enter.ts';

const empty = { content: '' };

export interface ReplyFormProps {
  /** The comment that it replies to. */
  readonly comment: Comment;
  readonly onDone: () => void;
}

/** The form for a reply, below the comment. Closing it keeps what was typed for the next time. */
export const ReplyForm = ({ comment: { id, forumId, author }, onDone }: ReplyFormProps) => {
  const create = useCreateComment(forumId, id);
  const submission = useCreateForm(`reply-${id}`, empty, { create, close: onDone });
  const { field, formProps } = useForm({ submission, submitLabel: messages.comments.sendReply }, parseNewComment);
  const sendOrClose = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onDone();
    submitOnControlEnter(formProps.onSubmit)(event);
  };
  return (
    <Form {...formProps} size="small">
      <TextArea
        {...field('content')}
        label={messages.comments.yourReply(author)}
        isLabelHidden
        placeholder={messages.comments.yourReply(author)}
        onKeyDown={sendOrClose}
        rows={2}
        autoFocus
      />
    </Form>
  );
};
