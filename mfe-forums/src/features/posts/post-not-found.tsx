import { NotFound, useMinimumDelay } from '@seed/portal-sdk';
import { notFoundGraceMs } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { PostSkeleton } from './post-skeleton.tsx';

/** Shows a skeleton for some time, then that the post does not exist. */
export const PostNotFound = () =>
  useMinimumDelay('forum-entry-not-found', notFoundGraceMs) ? (
    <NotFound {...messages.postNotFound} href={paths.forums} />
  ) : (
    <PostSkeleton />
  );
