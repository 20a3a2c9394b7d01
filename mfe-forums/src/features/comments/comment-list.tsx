import { QueryContent, NextPage, usePortal } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { SkeletonCard } from '@seed/ui/skeleton-card';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages.ts';
import { useComments } from './api/list-comments.ts';
import { CommentItem } from './comment-item.tsx';
import { namedCommentMessages } from './named-comment-messages.ts';
import { NewComments } from './new-comments.tsx';
import { inThreads } from './replies/threads.ts';
import { useNewSinceVisit } from './use-new-since-visit.ts';
import { useNamedComment } from './use-named-comment.ts';
import styles from './comment-list.module.css';

export interface CommentListProps {
  readonly forumId: number;
  readonly postedAt: string;
  readonly takesReplies: boolean;
}

/**
 * The newest comments, oldest first. The service lists them newest first, so each further page goes above the others,
 * as in a chat.
 */
export const CommentList = ({ forumId, postedAt, takesReplies }: CommentListProps) => {
  const comments = useComments(forumId);
  const isNew = useNewSinceVisit({ forumId, postedAt, comments: comments.data });
  const named = useNamedComment(comments);
  const { list, announceEarlier } = useEarlierAnnounced(comments.data?.length ?? 0, comments.hasNextPage);
  return (
    <>
      <QueryContent query={comments} errorTitle={messages.comments.errorTitle} loading={<Loading />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={styles.empty}>{messages.comments.empty}</p>
          ) : (
            <>
              {named.missing && (
                <p role="status" className={styles.missing}>
                  {namedCommentMessages[named.missing]}
                </p>
              )}
              <NextPage query={comments} label={messages.comments.earlier} onLoadMore={announceEarlier} />
              <ul ref={list} tabIndex={-1} aria-label={messages.comments.title} className={styles.list}>
                {inThreads(rows).map(({ comment, isNested }) => (
                  <li
                    key={comment.id}
                    data-row={comment.id}
                    data-nested={isNested || undefined}
                    {...(comment.id === named.id && { ref: named.row, tabIndex: -1, className: styles.named })}
                  >
                    {isNew(comment) && <span className={styles.new}>{messages.comments.isNew}</span>}
                    <CommentItem comment={comment} isNested={isNested} takesReplies={takesReplies} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryContent>
      {comments.data && <NewComments forumId={forumId} loaded={comments} />}
    </>
  );
};

/** Announces earlier comments. When their button disappears, the list gets its focus. */
function useEarlierAnnounced(count: number, hasMore: boolean) {
  const { announce } = usePortal();
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    announce(messages.comments.loadedEarlier(count - before.current));
    before.current = null;
    if (!hasMore) list.current?.focus({ preventScroll: true });
  }, [announce, count, hasMore]);
  const announceEarlier = () => {
    before.current = count;
  };
  return { list, announceEarlier };
}

const Loading = () => (
  <Busy label={messages.comments.loading} className={styles.list ?? ''}>
    <SkeletonCard lines={1} />
    <SkeletonCard lines={2} />
  </Busy>
);
