import { failureText, usePortal } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { ErrorState } from '@seed/ui/error-state';
import { LoadMore } from '@seed/ui/load-more';
import { SkeletonCard } from '@seed/ui/skeleton-card';
import { useRef } from 'react';
import { messages } from '../../messages.ts';
import { useComments } from './api/list-comments.ts';
import { CommentItem } from './comment-item.tsx';
import styles from './comment-list.module.css';

/**
 * The newest comments in reading order: the service lists them newest first, so each further page goes above what is
 * there, as in a chat.
 */
export const CommentList = ({ forumId }: { readonly forumId: number }) => {
  const { announce } = usePortal();
  const comments = useComments(forumId);
  const list = useRef<HTMLUListElement>(null);
  if (comments.isPending) return <Loading />;
  if (comments.data === undefined) {
    return (
      <ErrorState
        title={messages.comments.failed}
        onRetry={() => void comments.refetch()}
        isRetrying={comments.isFetching}
      >
        {failureText(comments.error)}
      </ErrorState>
    );
  }
  if (comments.data.length === 0) return <p className={styles.empty}>{messages.comments.empty}</p>;

  const shown = comments.data.length;
  const loadEarlier = async () => {
    const { data = [], hasNextPage } = await comments.fetchNextPage();
    if (data.length > shown) announce(messages.comments.loadedEarlier(data.length - shown));
    if (!hasNextPage) list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {comments.hasNextPage && (
        <LoadMore
          label={messages.comments.earlier}
          onPress={() => void loadEarlier()}
          isPending={comments.isFetchingNextPage}
          error={comments.isFetchNextPageError ? failureText(comments.error) : undefined}
        />
      )}
      <ul ref={list} tabIndex={-1} aria-label={messages.comments.title} className={styles.list}>
        {comments.data.toReversed().map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} />
          </li>
        ))}
      </ul>
    </>
  );
};

const Loading = () => (
  <Busy label={messages.comments.loading} className={styles.list ?? ''}>
    <SkeletonCard lines={1} />
    <SkeletonCard lines={2} />
  </Busy>
);
