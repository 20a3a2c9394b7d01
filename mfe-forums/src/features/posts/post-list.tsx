import { Rows } from '@seed/portal-sdk';
import { EmptyForums } from '@seed/ui/art/empty-forums';
import { EmptySearch } from '@seed/ui/art/empty-search';
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

export const PostList = ({ words, onAdd }: PostListProps) => (
  <Rows
    of={usePosts(words)}
    texts={messages.list}
    loading={<PostListSkeleton />}
    empty={<NoPosts words={words} onAdd={onAdd} />}
    className={styles.list}
  >
    {(post) => <PostCard post={post} />}
  </Rows>
);

const NoPosts = ({ words, onAdd }: PostListProps) =>
  words === '' ? (
    <EmptyState
      drawing={<EmptyForums />}
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
    <EmptyState drawing={<EmptySearch />} title={messages.list.noMatch(words)}>
      {messages.list.noMatchHint}
    </EmptyState>
  );
