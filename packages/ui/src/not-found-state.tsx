import { type Ref, Suspense } from 'react';
import { ButtonLink } from './button-link.tsx';
import state from './empty-state.module.css';
import { lateDrawing } from './late-drawing.ts';

const MissingDrawing = lateDrawing(async () => (await import('./art/missing-drawing.tsx')).MissingDrawing);

export interface NotFoundStateProps {
  /** The heading, e.g. 'Forum entry not found'. */
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** The likely reason in one sentence. */
  readonly hint: string;
  /** The link to the next page up. */
  readonly back: { readonly href: string; readonly label: string };
}

/**
 * Stands in for a page whose subject does not exist, such as a deleted post or a misspelt club.
 *
 * @example
 * ```tsx
 * import { NotFoundState } from '@seed/ui/not-found-state';
 *
 * export const NoPost = () => (
 *   <NotFoundState
 *     title="Forum entry not found"
 *     hint="It may have been deleted."
 *     back={{ href: '/notices', label: 'All conversations' }}
 *   />
 * );
 * ```
 */
export const NotFoundState = ({ title, titleRef, hint, back }: NotFoundStateProps) => (
  <div className={state.state}>
    <div className={state.drawing}>
      <Suspense>
        <MissingDrawing />
      </Suspense>
    </div>
    <h1 tabIndex={-1} ref={titleRef}>
      {title}
    </h1>
    <p className={state.text}>{hint}</p>
    <div className={state.action}>
      <ButtonLink href={back.href}>{back.label}</ButtonLink>
    </div>
  </div>
);
