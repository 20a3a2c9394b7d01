import { FailedPage, isApiError, useIdParam } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { useEffect } from 'react';
import { useComments } from '../features/comments/api/list-comments.ts';
import { loadComments } from '../features/comments/late-comments.tsx';
import { usePost } from '../features/posts/api/get-post.ts';
import { PostNotFound } from '../features/posts/post-not-found.tsx';
import { PostSkeleton } from '../features/posts/post-skeleton.tsx';
import { messages } from '../messages.ts';
import { PostScreen } from './post-screen.tsx';

/** `/forums/{id}`. */
export const PostPage = () => {
  const id = useIdParam();
  return (
    <PageBody>
      <PostById key={id} id={id} />
    </PageBody>
  );
};

const PostById = ({ id }: { readonly id: number | null }) => {
  const post = usePost(id);
  // The comments are fetched in parallel with the post.
  useComments(id);
  // The code of the comments is, too.
  useEffect(() => void loadComments(), []);
  if (id === null || isApiError(post.error, 'not_found')) return <PostNotFound />;
  if (post.data) return <PostScreen post={post.data} />;
  if (post.isPending) return <PostSkeleton />;
  return <FailedPage query={post} title={messages.post.errorTitle} />;
};
