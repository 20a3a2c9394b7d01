import { EmptyList, PagedList } from '@seed/portal-sdk';
import { lateDrawing } from '@seed/ui/late-drawing';
import { useLoadedAuthors } from '../../authors/get-author.ts';
import { messages } from '../../messages.ts';
import { usePosts } from './api/list-posts.ts';
import { NewPosts } from './new-posts.tsx';
import { PostCard } from './post-card.tsx';
import { PostListSkeleton } from './post-list-skeleton.tsx';
import styles from './post-list.module.css';

export interface PostListProps {
  /** Filters by words; an empty text shows all. */
  readonly words: string;
  readonly onAdd: () => void;
}

const EmptyConversation = lateDrawing(async () => (await import('@seed/ui/art/empty-conversation')).EmptyConversation);

export const PostList = ({ words, onAdd }: PostListProps) => {
  const posts = usePosts(words);
  useLoadedAuthors(posts.data);
  return (
    <>
      {posts.data && words === '' && !posts.isPlaceholderData && <NewPosts loaded={posts} />}
      <PagedList
        atOnce={6}
        query={posts}
        texts={messages.list}
        loading={<PostListSkeleton />}
        empty={<EmptyList texts={messages.list} words={words} drawing={<EmptyConversation />} onAdd={onAdd} />}
        className={styles.list}
      >
        {(post) => <PostCard post={post} />}
      </PagedList>
    </>
  );
};
