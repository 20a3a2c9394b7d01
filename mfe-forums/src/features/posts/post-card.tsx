import type { Post } from '@seed/forums-contracts/posts';
import { withoutFormatting } from '@seed/forums-contracts/text-formatting';
import { Card } from '@seed/ui/card';
import { CardLink } from '@seed/ui/card-link';
import { CommentIcon } from '@seed/ui/icons/comment';
import { HeartIcon } from '@seed/ui/icons/heart';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import type { ReactNode } from 'react';
import { excerptLength } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Byline } from '../../text/byline.tsx';
import { Mark, PostMarks } from './post-marks.tsx';
import styles from './post-card.module.css';

/** A post in the list. Pressing the card anywhere opens it. */
export const PostCard = ({ post }: { readonly post: Post }) => (
  <Card as="article" isInteractive className={styles.card ?? ''}>
    <h2 className={styles.title}>
      <CardLink href={paths.post(post.id)}>{post.title}</CardLink>
    </h2>
    <Byline {...post} />
    <p className={styles.excerpt}>{excerptOf(withoutFormatting(post.content))}</p>
    <p className={styles.counts}>
      <Count icon={<HeartIcon />} count={post.likeCount} words={messages.list.likes} />
      <Count icon={<CommentIcon />} count={post.commentCount} words={messages.list.comments} />
      {post.newComments && <Mark>{messages.list.newComments(post.newComments)}</Mark>}
      <PostMarks {...post} />
    </p>
  </Card>
);

interface CountProps {
  readonly icon: ReactNode;
  readonly count: number;
  readonly words: (count: number) => string;
}

const Count = ({ icon, count, words }: CountProps) => (
  <span className={styles.count}>
    {icon}
    <span aria-hidden="true">{count}</span>
    <VisuallyHidden>{words(count)}</VisuallyHidden>
  </span>
);

/** Counts characters, not code units, so that no emoji is cut in half. */
function excerptOf(content: string): string {
  const characters = Array.from(content.slice(0, 2 * excerptLength));
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('').trimEnd()}…` : content;
}
