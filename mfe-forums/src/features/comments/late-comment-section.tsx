import { SkeletonCard } from '@seed/ui/skeleton-card';
import { lazy, Suspense } from 'react';
import { messages } from '../../messages.ts';
import type { CommentSectionProps } from './comment-section.tsx';

/** Loads the code of the comments, which the list of posts does without. The page of a post begins it with its data. */
export const loadCommentSection = () => import('./comment-section.tsx');

const CommentSection = lazy(async () => ({ default: (await loadCommentSection()).CommentSection }));

/** The comments of a post, as soon as their code has loaded. */
export const LateCommentSection = (props: CommentSectionProps) => (
  <Suspense fallback={<CommentsSkeleton />}>
    <CommentSection {...props} />
  </Suspense>
);

/** About as large as the comments of a post. */
const CommentsSkeleton = () => (
  <>
    <h2>{messages.comments.title}</h2>
    <SkeletonCard lines={1} />
    <SkeletonCard lines={2} />
  </>
);
