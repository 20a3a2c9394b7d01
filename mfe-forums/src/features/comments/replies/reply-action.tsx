import type { Comment } from '@seed/forums-contracts/comments';
import { Button } from '@seed/ui/button';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../../messages.ts';
import styles from './reply-action.module.css';

// Most members read without replying, so the form is a separate chunk.
const ReplyForm = lazy(async () => ({ default: (await import('./reply-form.tsx')).ReplyForm }));

/** The button that opens the form for a reply in its place. The button stays until the form has loaded. */
export const ReplyAction = ({ comment }: { readonly comment: Comment }) => {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    button.current?.focus();
  };
  const open = (
    <Button
      ref={button}
      variant="quiet"
      size="small"
      aria-label={messages.comments.replyTo(comment.author)}
      className={styles.reply ?? ''}
      onPress={() => setIsOpen(true)}
    >
      {messages.comments.reply}
    </Button>
  );
  return isOpen ? (
    <Suspense fallback={open}>
      <ReplyForm comment={comment} onDone={close} />
    </Suspense>
  ) : (
    open
  );
};
