import { Busy } from '@seed/ui/busy';
import { SkeletonCard } from '@seed/ui/skeleton-card';
import { lazy, Suspense } from 'react';
import { messages } from '../../messages.ts';
import type { CommentsProps } from './comments.tsx';

/** Loads the code of the comments, which the list of posts does without. The page of a post begins it with its data. */
export const loadComments = () => import('./comments.tsx');

const Comments = lazy(async () => ({ default: (await loadComments()).Comments }));

/** The comments of a post, as soon as their code has loaded. */
export const LateComments = (props: CommentsProps) => (
  <Suspense
    fallback={
      <Busy label={messages.comments.loading}>
        <SkeletonCard lines={1} />
        <SkeletonCard lines={2} />
      </Busy>
    }
  >
    <Comments {...props} />
  </Suspense>
);
