import type { Post } from '@seed/forums-contracts/posts';
import { useDeletion, useDialogRoute, usePage, usePortal } from '@seed/portal-sdk';
import { BackLink } from '@seed/ui/back-link';
import { Card } from '@seed/ui/card';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { EditMenu } from '@seed/ui/edit-menu';
import { PageHeader } from '@seed/ui/page-header';
import { Outlet } from 'react-router-dom';
import { useOtherAuthor } from '../authors/use-other-author.ts';
import { CommentSection } from '../features/comments/comment-section.tsx';
import { useDeletePost } from '../features/posts/api/delete-post.ts';
import { PostArticle } from '../features/posts/post-article.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** The page of a post that exists, with its comments. */
export const PostScreen = ({ post }: { readonly post: Post }) => {
  const heading = usePage({ title: post.title });
  const { open } = useDialogRoute(paths.post(post.id));
  const { navigation } = usePortal();
  const other = useOtherAuthor(post.authorID, post.author);
  const deletion = useDeletion({
    remove: useDeletePost(post.id),
    successMessage: messages.post.deleted(other),
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
            actions={
              <EditMenu
                label={messages.post.menu(other)}
                permissions={post.permissions}
                triggerRef={deletion.trigger}
                onEdit={() => open(paths.editPost(post.id))}
                onDelete={deletion.openQuestion}
              />
            }
          />
          {deletion.question && (
            <ConfirmInPlace {...deletion.question} question={messages.post.deleteQuestion(other)} />
          )}
          <PostArticle post={post} />
        </Card>
      </div>
      <CommentSection forumId={post.id} count={post.commentCount} />
      <Outlet />
    </>
  );
};
