import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { FormError } from '../form-error.tsx';
import { Spinner } from '../spinner.tsx';
import { fetchOverlays } from './overlay-code.ts';
import styles from './waiting-overlay.module.css';

interface WaitingOverlayProps {
  readonly hasFailed: boolean;
  readonly onClose: () => void;
}

/** Stands in the place of an overlay whose code is on its way or did not load. */
export const WaitingOverlay = ({ hasFailed, onClose }: WaitingOverlayProps) => {
  const isSlow = useIsSlow();
  return isSlow || hasFailed ? <WaitingDialog hasFailed={hasFailed} onClose={onClose} /> : null;
};

/** The browser's `<dialog>` holds and returns the focus and closes on Escape. */
const WaitingDialog = ({ hasFailed, onClose }: WaitingOverlayProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label={hasFailed ? 'Not loaded' : 'Loading'} className={styles.dialog} onCancel={onClose}>
      {hasFailed ? (
        <FormError>This could not be loaded. Check your connection and try again.</FormError>
      ) : (
        <p role="status" className={styles.loading}>
          <Spinner /> Loading
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="small" onPress={onClose}>
          Close
        </Button>
        {hasFailed && (
          <Button size="small" variant="primary" onPress={fetchOverlays}>
            Try again
          </Button>
        )}
      </div>
    </dialog>
  );
};

/** A code that comes at once needs no sign of waiting. */
const soonMs = 200;

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsSlow, soonMs, true);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
