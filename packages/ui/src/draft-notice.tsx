import { Button } from './button.tsx';
import styles from './draft-notice.module.css';

export interface DraftNoticeProps {
  /** Empties the form and deletes the draft. */
  readonly onDiscard: () => void;
}

/**
 * States that a form contains a restored draft. `Form` renders it from its prop `onDiscardDraft`.
 *
 * @example
 * ```tsx
 * import { DraftNotice } from '@seed/ui/draft-notice';
 *
 * export const Restored = ({ reset }: { reset: () => void }) => <DraftNotice onDiscard={reset} />;
 * ```
 */
export const DraftNotice = ({ onDiscard }: DraftNoticeProps) => (
  <p className={styles.note}>
    This is your draft from last time.
    <Button variant="quiet" size="small" onPress={onDiscard}>
      Start over
    </Button>
  </p>
);
