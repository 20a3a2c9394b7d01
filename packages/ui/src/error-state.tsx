import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { OfflineDrawing } from './art/offline-drawing.tsx';
import { RetryIcon } from './icons/retry.tsx';
import { ErrorDrawing } from './art/error-drawing.tsx';
import state from './empty-state.module.css';

export interface ErrorStateProps {
  /** The heading, e.g. 'The conversations did not load'. */
  readonly title: string;
  /** The reason in one sentence, and what the member can do. */
  readonly children: ReactNode;
  /** Adds the button 'Try again'. */
  readonly onRetry?: () => void;
  /** Shows that the retry runs. Default false. */
  readonly isRetrying?: boolean;
  /** Another action, e.g. a `ButtonLink` to the main menu. */
  readonly action?: ReactNode;
}

/**
 * Stands in for content that failed to load, and announces it at once.
 *
 * @example
 * ```tsx
 * import { ErrorState } from '@seed/ui/error-state';
 *
 * export const PostsFailed = ({ retry }: { retry: () => void }) => (
 *   <ErrorState title="The conversations did not load" onRetry={retry}>
 *     Please check your connection and try again.
 *   </ErrorState>
 * );
 * ```
 */
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
