import { type Comment, createComment, type listComments, type updateComment } from '@seed/forums-contracts/comments';
import type { Query } from '@seed/contracts/endpoint';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { GroupedCreation } from '@seed/service-kit/grouped-creation';
import type { RowPage } from '@seed/service-kit/keyset';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { forbidden, notFound } from '@seed/service-kit/problem-error';
import { isVisibleTo } from '@seed/service-kit/reports/hidden-rows';
import type { UpdateInput, CreateInput } from '@seed/service-kit/requests';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import { applyOwnLike, type WithLikes } from '../with-likes.ts';
import { postsRepository } from '../posts/posts.repository.ts';
import { commentDeletion } from './comment-deletion.ts';
import type { CommentRow } from './comment.entity.ts';
import { authorPermissions } from '../author.policy.ts';
import { mentionChange, mentionsOfText } from '../mentions/mentions-of-text.ts';
import { conversationOf, notifyOfCommentLike, notifyOfCommentMentions } from '../notify.repository.ts';
import { changeInConversation, commentVersions } from './comment-versions.repository.ts';
import { commentsRepository, isCommentVisible } from './comments.repository.ts';
import { type CommentRequest, createComments } from './new-comments.ts';

export class CommentsService {
  readonly #database: Database;
  readonly #comments: ReturnType<typeof commentsRepository>;
  readonly #creation: GroupedCreation<CommentRequest, Comment>;
  readonly #now: () => Date;

  constructor(database: Database, now = () => new Date()) {
    this.#database = database;
    this.#now = now;
    this.#comments = commentsRepository(database.manager);
    this.#creation = new GroupedCreation(database, createComments);
  }

  async list(query: Query<typeof listComments>, caller: Caller): Promise<RowPage<WithLikes<CommentRow>>> {
    const found = await this.#comments.list(query, caller);
    const { forumId } = query;
    // The comments of a hidden post go with it, so the post is read only if there may be such comments.
    if (forumId === undefined || !found.items.some(({ row }) => row.isPostHidden)) return found;
    const post = await postsRepository(this.#database.manager).find(forumId);
    const visible = post === null || isVisibleTo(post, caller) ? found : { items: [], nextCursor: undefined };
    return { ...visible, isRestricted: true };
  }

  /** The version of what a list of a post's comments shows; undefined for other lists, and if there is no such post. */
  async versionOf({ q = '', forumId }: Query<typeof listComments>): Promise<number | undefined> {
    if (forumId === undefined || q.trim() !== '') return undefined;
    return commentVersions(this.#database.manager).of(forumId);
  }

  async get(id: number, caller: Caller): Promise<WithLikes<CommentRow>> {
    return this.#comments.withLikes(await this.#visible(id, caller), caller);
  }

  async create({ body, idempotencyKey }: CreateInput<typeof createComment>, caller: Caller): Promise<Comment> {
    const { forumId, content, replyTo } = body;
    const mentions = mentionsOfText(content, body.mentions);
    const request = { caller: caller.id, operation: createComment.operation, key: idempotencyKey };
    const conversation = await conversationOf(this.#database.manager, forumId);
    return this.#creation.create(request, { caller, forumId, content, replyTo, mentions, conversation });
  }

  async update(input: UpdateInput<typeof updateComment>, caller: Caller): Promise<WithLikes<CommentRow>> {
    const { id, body, expected } = input;
    const { forumId } = await this.#visible(id, caller);
    return changeInConversation(this.#database, forumId, async (manager) => {
      const stored = commentsRepository(manager);
      const comment = visibleComment(await stored.getForChange(id), caller);
      const changes = changesOf(comment, { content: body.content });
      const { isChange, mentions, added } = await mentionChange(stored.mentions, comment, body);
      const isUnchanged = changes === undefined && !isChange;
      assertMayUpdate({
        permitted: isUnchanged || authorPermissions(comment, caller).update,
        refusal: 'Only its author may change a comment.',
        expected,
        version: comment.version,
      });
      const changed = isUnchanged ? comment : await stored.change(comment, changes ?? {});
      if (isChange) await stored.mentions.replace(id, mentions);
      await notifyOfCommentMentions(manager, { ...changed, mentioned: added }, caller);
      const liked = await applyOwnLike(stored.likes, changed, {
        callerId: caller.id,
        usersWhoLiked: body.usersWhoLiked,
      });
      if (liked.likeCount > changed.likeCount) await notifyOfCommentLike(manager, id, caller);
      return stored.withLikes(liked, caller);
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const comment = await this.#visible(id, caller);
    if (!authorPermissions(comment, caller).delete) {
      throw forbidden('Only its author or an Admin may delete a comment.');
    }
    await inTransaction(this.#database, async (manager) => {
      await postsRepository(manager).countComments(comment.forumId, -1);
      const locked = await commentsRepository(manager).findForChange(id);
      // Another request has deleted and counted it, so the error rolls this count back.
      if (locked === null) throw notFound();
      // It was not counted while it was hidden.
      if (locked.hiddenAt !== null) await postsRepository(manager).countComments(comment.forumId, 1);
      await commentDeletion.remove(manager, locked, { caller, at: this.#now() });
      const detail = { authorId: comment.authorId, postId: comment.forumId };
      await recordAct(manager, caller, { act: 'comment.deleted', objectId: id, detail });
    });
  }

  /** @throws ProblemError `not_found` (404) unless the caller deleted the comment in the last ten seconds. */
  restore(id: number, caller: Caller): Promise<WithLikes<CommentRow>> {
    return inTransaction(this.#database, async (manager) => {
      const { row, isRepeated } = await commentDeletion.restore(manager, id, { caller, at: this.#now() });
      const detail = { authorId: row.authorId, postId: row.forumId };
      if (!isRepeated) await recordAct(manager, caller, { act: 'comment.restored', objectId: id, detail });
      const stored = commentsRepository(manager);
      return stored.withLikes(await stored.hideWithPost(row), caller);
    });
  }

  async like(id: number, caller: Caller): Promise<void> {
    const { forumId } = await this.#visible(id, caller);
    await changeInConversation(this.#database, forumId, async (manager) => {
      const isNew = await commentsRepository(manager).likes.add(id, caller.id);
      if (isNew) await notifyOfCommentLike(manager, id, caller);
    });
  }

  async unlike(id: number, caller: Caller): Promise<void> {
    const { forumId } = await this.#visible(id, caller);
    await changeInConversation(this.#database, forumId, (manager) =>
      commentsRepository(manager).likes.remove(id, caller.id),
    );
  }

  async #visible(id: number, caller: Caller): Promise<CommentRow> {
    return visibleComment(await this.#comments.get(id), caller);
  }
}

/** @throws ProblemError `not_found` (404) if an Admin has hidden the comment or its post from the caller. */
function visibleComment(comment: CommentRow, caller: Caller): CommentRow {
  if (!isCommentVisible(comment, caller)) throw notFound();
  return comment;
}
