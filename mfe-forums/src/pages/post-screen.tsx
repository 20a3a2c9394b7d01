import type { ForumPost } from '@seed/contracts/forums';
import { useDialogRoute, usePage } from '@seed/portal-sdk';
import { BackLink } from '@seed/ui/back-link';
import { Card } from '@seed/ui/card';
import { PageHeader } from '@seed/ui/page-header';
import { useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { CommentSection } from '../features/comments/comment-section.tsx';
import { DeletePostQuestion } from '../features/posts/delete-post-question.tsx';
import { PostArticle } from '../features/posts/post-article.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { AuthorOptions } from '../written/author-options.tsx';
import styles from './post-screen.module.css';

/** A post that is there, with its comments. */
export const PostScreen = ({ post }: { readonly post: ForumPost }) => {
  const heading = usePage({ title: post.title });
  const { open } = useDialogRoute(paths.post(post.id));
  const [isAsking, setIsAsking] = useState(false);
  const options = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div>
        <BackLink href={paths.forums}>{messages.post.back}</BackLink>
        <Card>
          <PageHeader
            title={post.title}
            titleRef={heading}
            actions={
              <AuthorOptions
                label={messages.post.menu}
                permissions={post.permissions}
                triggerRef={options}
                onEdit={() => open(paths.editPost(post.id))}
                onDelete={() => setIsAsking(true)}
              />
            }
          />
          {isAsking && (
            <div className={styles.question}>
              <DeletePostQuestion id={post.id} returnFocusTo={options} onCancel={() => setIsAsking(false)} />
            </div>
          )}
          <PostArticle post={post} />
        </Card>
      </div>
      <CommentSection forumId={post.id} count={post.commentCount} />
      <Outlet />
    </>
  );
};
