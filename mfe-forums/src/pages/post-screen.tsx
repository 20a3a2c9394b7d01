import type { Post } from '@seed/forums-contracts/posts';
import { useDeletion, usePage, usePortal } from '@seed/portal-sdk';
import { BackLink } from '@seed/ui/back-link';
import { Card } from '@seed/ui/card';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { PageHeader } from '@seed/ui/page-header';
import { Outlet } from 'react-router-dom';
import { useOtherAuthor } from '../authors/use-other-author.ts';
import { CommentSection } from '../features/comments/comment-section.tsx';
import { useDeletePost } from '../features/posts/api/delete-post.ts';
import { PostArticle } from '../features/posts/post-article.tsx';
import { PostMenu } from '../features/posts/post-menu.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { useUndo } from '../undo/use-undo.ts';

/** The page of a post that exists, with its comments. */
export const PostScreen = ({ post }: { readonly post: Post }) => {
  const heading = usePage({ title: post.title });
  const { navigation } = usePortal();
  const other = useOtherAuthor(post.authorID, post.author);
  const deletion = useDeletion({
    remove: useDeletePost(post.id),
    successMessage: messages.post.deleted(other),
    undo: useUndo('post', post.id, messages.post.restored(other)),
    onDeleted: () => navigation.push(paths.forums, { replace: true }),
  });
  return (
    <>
      <div>
        <BackLink href={paths.forums}>{messages.post.back}</BackLink>
        <Card>
          <PageHeader
            title={post.title}
            titleRef={heading}
            actions={<PostMenu post={post} triggerRef={deletion.trigger} onDelete={deletion.openQuestion} />}
          />
          {deletion.question && (
            <ConfirmInPlace {...deletion.question} question={messages.post.deleteQuestion(other)} />
          )}
          <PostArticle post={post} />
        </Card>
      </div>
      <CommentSection
        forumId={post.id}
        postedAt={post.creationDate}
        count={post.commentCount}
        isClosed={post.closed === true}
      />
      <Outlet />
    </>
  );
};
