import { type ReactNode, useDeferredValue } from 'react';
import { type OverlayCode, useOverlayCode } from './overlay-code.ts';
import { WaitingOverlay } from './waiting-overlay.tsx';

interface LazyOverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Renders the overlay, open or closed, from the first time that it was open. */
  readonly children: (code: OverlayCode) => ReactNode;
}

/** Renders an overlay once its code is there. Until then it shows that it waits, or that the code did not load. */
export const LazyOverlay = ({ isOpen, onClose, children }: LazyOverlayProps) => {
  const { code, hasFailed } = useOverlayCode(isOpen);
  // One commit later: the dialog that waits has then returned the focus to the trigger, which React Aria remembers.
  const ready = useDeferredValue(code);
  if (ready !== undefined) return children(ready);
  return isOpen && code === undefined ? <WaitingOverlay hasFailed={hasFailed} onClose={onClose} /> : null;
};
