import type { Comment } from '@seed/forums-contracts/comments';
import { useCreateForm, useForm } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import type { FocusEvent, KeyboardEvent } from 'react';
import { MentionField } from '../../../text/mentions/mention-field.tsx';
import { useCreateComment } from '../api/create-comment.ts';
import { parseNewComment } from '../comment-text.ts';
import { submitOnControlEnter } from '../submit-on-control-enter.ts';
import { replyFormMessages as texts } from './reply-form-messages.ts';

export interface ReplyFormProps {
  /** The comment that it replies to. */
  readonly comment: Comment;
  /** The text that it begins with; may be empty. */
  readonly quote: string;
  readonly onDone: () => void;
}

/** The form for a reply, below the comment. Closing it keeps what was typed for the next time. */
export const ReplyForm = ({ comment: { id, forumId, author }, quote, onDone }: ReplyFormProps) => {
  const create = useCreateComment(forumId, id);
  // A quote has a draft of its own, so that it replaces no other reply that was begun.
  const draft = quote === '' ? `reply-${id}` : `quote-${id}`;
  const submission = useCreateForm(draft, { content: quote, mentions: '' }, { create, close: onDone });
  const { field, formProps } = useForm({ submission, submitLabel: texts.send }, parseNewComment);
  const sendOrClose = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onDone();
    submitOnControlEnter(formProps.onSubmit)(event);
  };
  return (
    <Form {...formProps} size="small">
      <MentionField
        {...field('content')}
        mentions={field('mentions')}
        label={texts.label(author)}
        isLabelHidden
        placeholder={texts.label(author)}
        onKeyDown={sendOrClose}
        onFocus={writeAfterQuote}
        rows={2}
        autoFocus
      />
    </Form>
  );
};

/** Browsers put the cursor before a text that a field begins with. */
function writeAfterQuote({ currentTarget: field }: FocusEvent): void {
  const isUntouched = field instanceof HTMLTextAreaElement && field.selectionEnd === 0;
  if (isUntouched) field.setSelectionRange(field.value.length, field.value.length);
}
