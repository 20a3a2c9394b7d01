import { failureText, useDraft, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { FormError } from '@seed/ui/form-error';
import { SendIcon } from '@seed/ui/icons/send';
import { TextArea } from '@seed/ui/text-area';
import { messages } from '../../messages.ts';
import { useCreateComment } from './api/create-comment.ts';
import { commentError, isBlank } from './comment-text.ts';
import { submitOnControlEnter } from './submit-on-control-enter.ts';
import styles from './comment-input.module.css';

const empty = { content: '' };

/** Joins the conversation. What is typed is kept until it has arrived. */
export const CommentInput = ({ forumId }: { readonly forumId: number }) => {
  const draft = useDraft(`comment-${forumId}`, empty);
  const { announce } = usePortal();
  const create = useCreateComment(forumId, () => {
    draft.clear();
    announce(messages.comments.added);
  });
  const { content } = draft.text;
  const error = isBlank(content) ? undefined : commentError(content);
  const send = () => {
    if (isBlank(content) || error !== undefined || create.isPending) return;
    const body = { content: content.trim(), forumId };
    create.mutate({ body, idempotencyKey: draft.intentFor(body) });
  };
  return (
    <form
      className={styles.input}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={messages.comments.add}
        isLabelHidden
        placeholder={messages.comments.add}
        value={content}
        onChange={(value) => draft.set('content', value)}
        onKeyDown={submitOnControlEnter(send)}
        error={error}
        rows={2}
      />
      {create.error && <FormError>{failureText(create.error)}</FormError>}
      <Button type="submit" variant="primary" icon={<SendIcon />} isPending={create.isPending}>
        {messages.comments.send}
      </Button>
    </form>
  );
};
