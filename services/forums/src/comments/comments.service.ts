import {
  type Comment as CommentAnswer,
  createComment,
  type listComments,
  type updateComment,
} from '@seed/contracts/comments';
import type { Body, Query } from '@seed/contracts/endpoint';
import type { Caller } from '@seed/service-kit/caller';
import { once } from '@seed/service-kit/idempotency';
import type { Page } from '@seed/service-kit/keyset';
import { assertFresh, type ExpectedVersions } from '@seed/service-kit/precondition';
import { forbidden, invalidBody, notFound } from '@seed/service-kit/problem-error';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import { authorOf } from '../author.ts';
import { applyOwnLike } from '../own-like.ts';
import { postsRepository } from '../posts/posts.repository.ts';
import type { Comment } from './comment.entity.ts';
import { authorPermissions } from '../author.policy.ts';
import { type LikedComment, presentComment } from './comment.presenter.ts';
import { commentsRepository } from './comments.repository.ts';

export interface CommentChange {
  readonly id: number;
  readonly body: Body<typeof updateComment>;
  readonly expected: ExpectedVersions;
}

export interface NewCommentRequest {
  readonly body: Body<typeof createComment>;
  readonly idempotencyKey: string | undefined;
}

export class CommentsService {
  readonly #database: Database;
  readonly #comments: ReturnType<typeof commentsRepository>;

  constructor(database: Database) {
    this.#database = database;
    this.#comments = commentsRepository(database.manager);
  }

  list(query: Query<typeof listComments>): Promise<Page<LikedComment>> {
    return this.#comments.list(query);
  }

  async get(id: number): Promise<LikedComment> {
    return this.#comments.withLikes(await this.#existing(id));
  }

  create({ body, idempotencyKey }: NewCommentRequest, caller: Caller): Promise<CommentAnswer> {
    const { forumId, content } = body;
    return inTransaction(this.#database, (manager) =>
      once(manager, { caller: caller.id, operation: createComment.operation, key: idempotencyKey }, async () => {
        // The post's row first, as everybody does who changes both: no two wait for each other.
        const counted = await postsRepository(manager).countComment(forumId, 1);
        if (!counted) throw invalidBody([{ pointer: '/forumId', message: 'There is no such post.' }]);
        const written = { forumId, content, ...authorOf(caller), createdAt: new Date() };
        const comment = await commentsRepository(manager).insert(written);
        return presentComment({ comment, likedBy: [] }, caller);
      }),
    );
  }

  update({ id, body, expected }: CommentChange, caller: Caller): Promise<LikedComment> {
    return inTransaction(this.#database, async (manager) => {
      const stored = commentsRepository(manager);
      const comment = await stored.findForChange(id);
      if (comment === null) throw notFound();
      assertFresh(expected, comment.version);
      const changes = changesOf(comment, { content: body.content });
      if (changes !== undefined) {
        if (!authorPermissions(comment, caller).update) throw forbidden('Only its author may change a comment.');
        await stored.update(comment, changes);
      }
      await applyOwnLike(stored.likes, { entityId: id, callerId: caller.id, usersWhoLiked: body.usersWhoLiked });
      const changed = changes === undefined ? comment : { ...comment, ...changes, version: comment.version + 1 };
      return stored.withLikes(changed);
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const comment = await this.#existing(id);
    if (!authorPermissions(comment, caller).delete) {
      throw forbidden('Only its author or an Admin may delete a comment.');
    }
    await inTransaction(this.#database, async (manager) => {
      await postsRepository(manager).countComment(comment.forumId, -1);
      // Thrown so that the count is rolled back: somebody else has deleted and counted it.
      if (!(await commentsRepository(manager).delete(id))) throw notFound();
    });
  }

  async like(id: number, caller: Caller): Promise<void> {
    await this.#comments.likes.add(id, caller.id);
  }

  async unlike(id: number, caller: Caller): Promise<void> {
    await this.#existing(id);
    await this.#comments.likes.remove(id, caller.id);
  }

  async #existing(id: number): Promise<Comment> {
    const comment = await this.#comments.find(id);
    if (comment === null) throw notFound();
    return comment;
  }
}
