import type { Comment } from '@seed/forums-contracts/comments';
import { Button } from '@seed/ui/button';
import { lateComponent } from '@seed/ui/late-component';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../../messages.ts';
import type { ReplyState } from './use-reply.ts';

// Most members read without replying, so the form is a separate chunk.
const ReplyForm = lateComponent(async () => (await import('./reply-form.tsx')).ReplyForm);

export interface ReplyActionProps {
  readonly comment: Comment;
  readonly reply: ReplyState;
}

/** The button that opens the form for a reply in its place. The button stays until the form has loaded. */
export const ReplyAction = ({ comment, reply }: ReplyActionProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(reply.close);
    trigger.current?.focus();
  };
  const button = (
    <Button
      ref={trigger}
      variant="quiet"
      size="small"
      aria-label={messages.comments.replyTo(comment.author)}
      onPress={reply.open}
    >
      {messages.comments.reply}
    </Button>
  );
  return reply.isOpen ? (
    <ReplyForm comment={comment} quote={reply.quote} onDone={close} whileLoading={button} />
  ) : (
    button
  );
};
