import { failureText, useReadingOn } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { EmptyState } from '@seed/ui/empty-state';
import { ErrorState } from '@seed/ui/error-state';
import { LoadMore } from '@seed/ui/load-more';
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
  if (posts.isPending) return <PostListSkeleton />;
  if (posts.data === undefined) {
    return (
      <ErrorState title={messages.list.failed} onRetry={() => void posts.refetch()} isRetrying={posts.isFetching}>
        {failureText(posts.error)}
      </ErrorState>
    );
  }
  if (posts.data.length === 0) return <NoPosts words={words} onAdd={onAdd} />;

  return (
    <>
      <ul ref={list} className={styles.list} aria-busy={posts.isPlaceholderData}>
        {posts.data.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {posts.hasNextPage && (
        <LoadMore
          label={messages.list.more}
          onPress={() => {
            readOnFrom();
            void posts.fetchNextPage();
          }}
          isPending={posts.isFetchingNextPage}
          error={posts.isFetchNextPageError ? failureText(posts.error) : undefined}
        />
      )}
    </>
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
