import { useDialogRoute, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { messages } from '../messages.ts';
import styles from './edited-mark.module.css';

export interface EditedMarkProps {
  readonly text: { readonly authorID: string; readonly editedAt?: string | undefined };
  /** The path of the page, and of its dialog with the former texts. */
  readonly page: string;
  readonly history: string;
}

/** Shows that a text was edited. Its author and Admins open its former texts by it. */
export const EditedMark = ({ text: { authorID, editedAt }, page, history }: EditedMarkProps) => {
  const { user } = usePortal();
  const { open } = useDialogRoute(page);
  if (editedAt === undefined) return null;
  if (authorID !== user.id && !user.isAdmin) return <span>{messages.history.edited}</span>;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={messages.history.open}
      className={styles.edited ?? ''}
      onPress={() => open(history)}
    >
      {messages.history.edited}
    </Button>
  );
};
