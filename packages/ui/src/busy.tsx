import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface BusyProps {
  /** What is being fetched, e.g. 'Loading conversations'. */
  readonly label: string;
  /** Skeletons. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** Wraps skeletons: says once that something is loading. */
export const Busy = ({ label, children, className }: BusyProps) => (
  <div role="status" aria-busy="true" className={className}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
