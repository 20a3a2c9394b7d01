import { Busy } from '@seed/ui/busy';
import { lateComponent } from '@seed/ui/late-component';
import { SkeletonCard } from '@seed/ui/skeleton-card';
import { messages } from '../../messages.ts';
import type { CommentsProps } from './comments.tsx';

const Comments = lateComponent(async () => (await import('./comments.tsx')).Comments);

/**
 * Loads the code of the comments, which the list of posts does without until the member does something with it. The page of a post
 * begins it with its data at the latest.
 */
export const loadComments = Comments.load;

/** The comments of a post, as soon as their code has loaded. */
export const LateComments = (props: CommentsProps) => (
  <Comments
    {...props}
    whileLoading={
      <Busy label={messages.comments.loading}>
        <SkeletonCard lines={1} />
        <SkeletonCard lines={2} />
      </Busy>
    }
  />
);
