import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface BusyProps {
  /** The text for screen readers, e.g. 'Loading conversations'. */
  readonly label: string;
  /** `Skeleton`s in the shape of the content. */
  readonly children: ReactNode;
  /** A class that is added to the wrapping element. */
  readonly className?: string;
}

/**
 * Wraps skeletons and announces once that content is loading.
 *
 * @example
 * ```tsx
 * import { Busy } from '@seed/ui/busy';
 * import { SkeletonCard } from '@seed/ui/skeleton-card';
 *
 * export const LoadingPosts = () => (
 *   <Busy label="Loading conversations">
 *     <SkeletonCard />
 *   </Busy>
 * );
 * ```
 */
export const Busy = ({ label, children, className }: BusyProps) => (
  <div role="status" aria-busy="true" className={className}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
