import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { OfflineDrawing } from './art/offline-drawing.tsx';
import { RetryIcon } from './icons/retry.tsx';
import { ErrorDrawing } from './art/error-drawing.tsx';
import state from './empty-state.module.css';

export interface ErrorStateProps {
  readonly title: string;
  /** What happened, in a human sentence, and what the member can do. */
  readonly children: ReactNode;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Beside or instead of the retry button, e.g. a `ButtonLink` to the main menu. */
  readonly action?: ReactNode;
}

/** Something could not be shown; the rest of the page lives on. */
export const ErrorState = ({ title, children, onRetry, isRetrying = false, action }: ErrorStateProps) => (
  <section role="alert" className={state.state}>
    <div className={state.drawing}>{navigator.onLine ? <ErrorDrawing /> : <OfflineDrawing />}</div>
    <h2 className={state.title}>{title}</h2>
    <p className={state.text}>{children}</p>
    <div className={state.action}>
      {onRetry && (
        <Button variant="primary" icon={<RetryIcon />} isPending={isRetrying} onPress={onRetry}>
          Try again
        </Button>
      )}
      {action}
    </div>
  </section>
);
