import { Button } from './button.tsx';
import styles from './draft-notice.module.css';

/** Says that a form holds what was typed the last time, with a way to be rid of it. */
export const DraftNotice = ({ onDiscard }: { readonly onDiscard: () => void }) => (
  <p className={styles.note}>
    This is your draft from last time.
    <Button variant="quiet" size="small" onPress={onDiscard}>
      Start over
    </Button>
  </p>
);
