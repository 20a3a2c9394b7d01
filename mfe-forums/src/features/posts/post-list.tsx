import { Loaded, MoreRows, useReadingOn } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { EmptyState } from '@seed/ui/empty-state';
import { messages } from '../../messages.ts';
import { usePosts } from './api/list-posts.ts';
import { PostCard } from './post-card.tsx';
import { PostListSkeleton } from './post-list-skeleton.tsx';
import styles from './post-list.module.css';

export interface PostListProps {
  /** Only posts with these words; all if empty. */
  readonly words: string;
  readonly onAdd: () => void;
}

export const PostList = ({ words, onAdd }: PostListProps) => {
  const posts = usePosts(words);
  const { list, readOnFrom } = useReadingOn(posts.data?.length ?? 0, messages.list.loadedMore);
  return (
    <Loaded of={posts} failed={messages.list.failed} loading={<PostListSkeleton />}>
      {(rows) =>
        rows.length === 0 ? (
          <NoPosts words={words} onAdd={onAdd} />
        ) : (
          <>
            <ul ref={list} className={styles.list} aria-busy={posts.isPlaceholderData}>
              {rows.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
            <MoreRows of={posts} label={messages.list.more} onAsk={readOnFrom} />
          </>
        )
      }
    </Loaded>
  );
};

const NoPosts = ({ words, onAdd }: PostListProps) =>
  words === '' ? (
    <EmptyState
      title={messages.list.empty}
      action={
        <Button variant="primary" onPress={onAdd}>
          {messages.list.emptyAction}
        </Button>
      }
    >
      {messages.list.emptyHint}
    </EmptyState>
  ) : (
    <EmptyState title={messages.list.noMatch(words)}>{messages.list.noMatchHint}</EmptyState>
  );
