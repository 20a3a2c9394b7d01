import type { Post } from '@seed/forums-contracts/posts';
import { useDialogRoute } from '@seed/portal-sdk';
import { LikeButton } from '@seed/ui/like-button';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { HiddenNotice } from '../../reports/hidden-notice.tsx';
import { Byline } from '../../text/byline.tsx';
import { EditedMark } from '../../text/edited-mark.tsx';
import { FormattedText } from '../../text/formatted-text.tsx';
import { useLikePost } from './api/like-post.ts';
import { PostImages } from './post-images.tsx';
import { PostMarks } from './post-marks.tsx';
import styles from './post-article.module.css';

/** A post below its title. */
export const PostArticle = ({ post }: { readonly post: Post }) => {
  const like = useLikePost(post.id);
  const { open } = useDialogRoute(paths.post(post.id));
  return (
    <article className={styles.article}>
      <Byline {...post}>
        <EditedMark text={post} page={paths.post(post.id)} history={paths.postHistory(post.id)} />
      </Byline>
      <HiddenNotice hidden={post.hidden} />
      <FormattedText mentions={post.mentions}>{post.content}</FormattedText>
      {post.images.length > 0 && <PostImages images={post.images} texts={post.imageTexts} title={post.title} />}
      <div className={styles.footer}>
        <LikeButton
          subject={messages.post.subject}
          count={post.likeCount}
          isLiked={post.liked}
          onChange={(liked) => like.mutate(liked)}
          onPressCount={() => open(paths.postLikers(post.id))}
        />
        <PostMarks {...post} />
      </div>
    </article>
  );
};
