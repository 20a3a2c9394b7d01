import type { Comment } from '@seed/contracts/comments';
import { failureText, isStale, useDraft } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { FormError } from '@seed/ui/form-error';
import { TextArea } from '@seed/ui/text-area';
import { messages } from '../../messages.ts';
import { StaleComment, useUpdateComment } from './api/update-comment.ts';
import { commentError } from './comment-text.ts';
import { submitOnControlEnter } from './submit-on-control-enter.ts';
import styles from './comment-editor.module.css';

export interface CommentEditorProps {
  readonly comment: Comment;
  readonly onDone: () => void;
}

/** Edits a comment where it stands. */
export const CommentEditor = ({ comment: { id, content }, onDone }: CommentEditorProps) => {
  // The draft remembers what it was begun on, so that a change from elsewhere is noticed after a reload too.
  const draft = useDraft(`edit-comment-${id}`, { content, original: content });
  const { text } = draft;
  const error = commentError(text.content);
  const leave = () => {
    draft.clear();
    onDone();
  };
  const update = useUpdateComment(id, leave);
  const save = () => {
    if (error !== undefined || update.isPending) return;
    // Who saves again after having been told replaces the newer text knowingly.
    const original = update.error instanceof StaleComment ? update.error.current : text.original;
    update.mutate({ content: text.content.trim(), original });
  };
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        label={messages.comments.editLabel}
        isLabelHidden
        value={text.content}
        onChange={(value) => draft.set('content', value)}
        onKeyDown={submitOnControlEnter(save)}
        error={error}
        rows={2}
        autoFocus
      />
      {update.error && <FormError>{failureOf(update.error)}</FormError>}
      <div className={styles.buttons}>
        <Button size="small" onPress={leave}>
          {messages.comments.cancel}
        </Button>
        <Button size="small" type="submit" variant="primary" isPending={update.isPending}>
          {messages.comments.save}
        </Button>
      </div>
    </form>
  );
};

function failureOf(error: Error): string {
  return error instanceof StaleComment || isStale(error) ? messages.comments.stale : failureText(error);
}
