import type { Mention } from '@seed/forums-contracts/mentions';
import type { Comment } from '@seed/forums-contracts/comments';
import type { Caller } from '@seed/service-kit/caller';
import { noLikes } from '@seed/service-kit/like-set';
import { ProblemError } from '@seed/service-kit/problem-error';
import { isVisibleTo } from '@seed/service-kit/reports/hidden-rows';
import { OptimisticLockError, type Transaction } from '@seed/service-kit/transaction';
import { authorOf } from '../author.ts';
import { type Conversation, notifyOfComments } from '../notify.repository.ts';
import type { PostRow } from '../posts/post.entity.ts';
import { postsRepository } from '../posts/posts.repository.ts';
import type { CommentRow } from './comment.entity.ts';
import { commentPresenter } from './comment.presenter.ts';
import { commentsRepository } from './comments.repository.ts';
import { replyFields } from './reply.ts';

/** A new comment of a member, before it is stored. */
export interface CommentRequest {
  readonly caller: Caller;
  readonly forumId: number;
  readonly content: string;
  /** The id of the comment that it replies to; undefined for none. */
  readonly replyTo: number | undefined;
  readonly mentions: readonly Mention[];
  /** It is read before the transaction, which keeps others waiting; undefined if there was no such post. */
  readonly conversation: Conversation | undefined;
}

/**
 * Stores comments and returns the responses to their authors, in the same order.
 *
 * @throws ProblemError `not_found` (404) if there is no such post or no such comment to reply to, `conflict` (409) if a post
 *   is closed or hidden: one such request refuses all of them.
 */
export async function createComments(manager: Transaction, requests: readonly CommentRequest[]): Promise<Comment[]> {
  // Every transaction that changes both takes the post's row first, so no two wait for each other.
  await countOnPosts(manager, requests);
  const stored = commentsRepository(manager);
  const createdAt = new Date();
  const earlier = await stored.findAll(requests.flatMap(({ replyTo }) => replyTo ?? []));
  const rows = await stored.insertAll(
    requests.map(({ forumId, content, replyTo, caller }) => {
      const reply = replyFields({ forumId, replyTo }, earlier);
      return { forumId, content, ...authorOf(caller), ...reply, createdAt };
    }),
  );
  const created = requests.map((request, at) => ({ ...request, comment: rows[at] as CommentRow }));
  await stored.mentions.insertAll(new Map(created.map(({ comment, mentions }) => [comment.id, mentions])));
  await notifyOfComments(manager, created);
  return created.map(({ comment: row, mentions, caller }) =>
    commentPresenter.one({ row, likes: noLikes, mentions }, caller),
  );
}

async function countOnPosts(manager: Transaction, requests: readonly CommentRequest[]): Promise<void> {
  const posts = postsRepository(manager);
  if (await posts.countNewComments(requests.map(({ forumId }) => forumId))) return;
  for (const { forumId, caller } of requests) assertTakesComments(await posts.find(forumId), caller);
  // The post was opened meanwhile, so the transaction begins again.
  throw new OptimisticLockError();
}

function assertTakesComments(post: PostRow | null, caller: Caller): void {
  if (post === null || !isVisibleTo(post, caller)) {
    throw new ProblemError('not_found', { errors: [{ pointer: '/forumId', message: 'There is no such post.' }] });
  }
  if (post.hiddenAt !== null) {
    throw new ProblemError('conflict', { detail: 'This conversation is hidden, so it takes no new comments.' });
  }
  if (post.isClosed) {
    throw new ProblemError('conflict', { detail: 'This conversation is closed, so it takes no new comments.' });
  }
}
