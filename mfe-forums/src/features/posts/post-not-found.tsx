import { NotFound, useMinimumDelay } from '@seed/portal-sdk';
import { notFoundGraceMs } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { PostSkeleton } from './post-skeleton.tsx';

/** Says that there is no such post, after a grace in which it looks as if it might still come. */
export const PostNotFound = () =>
  useMinimumDelay('forum-entry-not-found', notFoundGraceMs) ? (
    <NotFound {...messages.postNotFound} href={paths.forums} />
  ) : (
    <PostSkeleton />
  );
