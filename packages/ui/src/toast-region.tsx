import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { AlertIcon } from './icons/alert.tsx';
import { CheckIcon } from './icons/check.tsx';
import { InfoIcon } from './icons/info.tsx';
import { XIcon } from './icons/x.tsx';
import type { Toast, ToastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  readonly queue: ToastQueue;
  /** The time in milliseconds that a toast stays. An error stays until it is dismissed. Default 6000. */
  readonly duration?: number;
}

/**
 * Shows and announces the toasts of a queue. Their time stops while the pointer or the focus is on them, except for one
 * with an action. Render it once and always: screen readers announce only changes of a region that already exists.
 *
 * @example
 * ```tsx
 * import { createToastQueue } from '@seed/ui/toast-queue';
 * import { ToastRegion } from '@seed/ui/toast-region';
 *
 * const queue = createToastQueue();
 *
 * export const Notices = () => <ToastRegion queue={queue} />;
 * ```
 */
export const ToastRegion = ({ queue, duration = 6000 }: ToastRegionProps) => {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getToasts);
  const [isHeld, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const dismiss = useCallback(
    (id: number) => {
      const hadFocus = region.current?.contains(document.activeElement);
      queue.dismiss(id);
      // No event is fired when the element under the pointer or with the focus is removed.
      setHeld(false);
      if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    },
    [queue],
  );
  return (
    <section
      ref={region}
      aria-label="Notices"
      // React Aria hides everything else while a dialog is open.
      data-react-aria-top-layer="true"
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <ol aria-live="polite" aria-relevant="additions" className={styles.list}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            duration={toast.action?.offeredMs ?? (isHeld || toast.tone === 'error' ? undefined : duration)}
            onDismiss={dismiss}
          />
        ))}
      </ol>
    </section>
  );
};

interface ToastItemProps {
  readonly toast: Toast;
  readonly duration: number | undefined;
  readonly onDismiss: (id: number) => void;
}

const ToastItem = ({ toast, duration, onDismiss }: ToastItemProps) => {
  const textId = useId();
  const { id, action } = toast;
  useEffect(() => {
    if (duration === undefined) return;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [duration, onDismiss, id]);
  return (
    <li
      className={classNames(styles.toast, styles[toast.tone])}
      onKeyDown={({ key }) => key === 'Escape' && onDismiss(id)}
    >
      {icons[toast.tone]}
      <p id={textId} role={toast.tone === 'error' ? 'alert' : undefined}>
        {toast.text}
      </p>
      {action && (
        <Button
          size="small"
          variant="quiet"
          className={styles.action ?? ''}
          aria-describedby={textId}
          data-toast-action=""
          onPress={() => {
            onDismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<XIcon />} onPress={() => onDismiss(id)} />
    </li>
  );
};

const icons = { success: <CheckIcon />, info: <InfoIcon />, error: <AlertIcon /> };
