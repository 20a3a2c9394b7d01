import type { Query } from '@seed/contracts/endpoint';
import { createPost, type Post, type listPosts, type updatePost } from '@seed/forums-contracts/posts';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { createOnce } from '@seed/service-kit/idempotency';
import type { RowPage } from '@seed/service-kit/keyset';
import { noLikes } from '@seed/service-kit/like-set';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { forbidden } from '@seed/service-kit/problem-error';
import type { UpdateInput, CreateInput } from '@seed/service-kit/requests';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import { authorOf } from '../author.ts';
import { applyOwnLike, type WithLikes } from '../with-likes.ts';
import type { PostRow } from './post.entity.ts';
import { authorPermissions, visible } from '../author.policy.ts';
import { mentionChange, mentionsOfText } from '../mentions/mentions-of-text.ts';
import { notifyOfPostLike, notifyOfPostMentions } from '../notify.repository.ts';
import { type SentImages, type StoredImage, storedImages, urlOfImage } from './post-images.ts';
import { postDeletion } from './post-deletion.ts';
import { postPresenter } from './post.presenter.ts';
import { postsRepository } from './posts.repository.ts';

export class PostsService {
  readonly #database: Database;
  readonly #posts: ReturnType<typeof postsRepository>;
  readonly #now: () => Date;

  constructor(database: Database, now = () => new Date()) {
    this.#database = database;
    this.#now = now;
    this.#posts = postsRepository(database.manager);
  }

  list(query: Query<typeof listPosts>, caller: Caller): Promise<RowPage<WithLikes<PostRow>>> {
    return this.#posts.list(query, caller);
  }

  async get(id: number, caller: Caller): Promise<WithLikes<PostRow>> {
    const found = await this.#posts.getWithLikes(id, caller);
    visible(found.row, caller);
    return found;
  }

  create({ body, idempotencyKey }: CreateInput<typeof createPost>, caller: Caller): Promise<Post> {
    const { title, content, images, imageTexts } = body;
    const mentions = mentionsOfText(content, body.mentions);
    const request = { caller: caller.id, operation: createPost.operation, key: idempotencyKey };
    return createOnce(this.#database, request, async (manager) => {
      const stored = storedImages({ images, imageTexts });
      const written = { title, content, images: stored, ...authorOf(caller), createdAt: new Date() };
      const posts = postsRepository(manager);
      const post = await posts.insert(written);
      await posts.mentions.insertAll(new Map([[post.id, mentions]]));
      const mentioned = mentions.map(({ memberId }) => memberId);
      await notifyOfPostMentions(manager, { ...post, mentioned }, caller);
      return postPresenter.one({ row: post, likes: noLikes, mentions }, caller);
    });
  }

  update({ id, body, expected }: UpdateInput<typeof updatePost>, caller: Caller): Promise<WithLikes<PostRow>> {
    return inTransaction(this.#database, async (manager) => {
      const stored = postsRepository(manager);
      const post = visible(await stored.getForChange(id), caller);
      const { title, content, usersWhoLiked } = body;
      const changes = changesOf(post, { title, content, images: changedImages(post, body) });
      const { isChange, mentions, added } = await mentionChange(stored.mentions, post, body);
      const isUnchanged = changes === undefined && !isChange;
      assertMayUpdate({
        permitted: isUnchanged || authorPermissions(post, caller).update,
        refusal: 'Only its author may change a post.',
        expected,
        version: post.version,
      });
      const changed = isUnchanged ? post : await stored.change(post, changes ?? {});
      if (isChange) await stored.mentions.replace(id, mentions);
      await notifyOfPostMentions(manager, { ...changed, mentioned: added }, caller);
      const liked = await applyOwnLike(stored.likes, changed, { callerId: caller.id, usersWhoLiked });
      if (liked.likeCount > changed.likeCount) await notifyOfPostLike(manager, id, caller);
      return stored.withLikes(liked, caller);
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const post = visible(await this.#posts.get(id), caller);
    if (!authorPermissions(post, caller).delete) throw forbidden('Only its author or an Admin may delete a post.');
    await inTransaction(this.#database, async (manager) => {
      const locked = await postsRepository(manager).findForChange(id);
      // Another request may have deleted it meanwhile.
      if (locked === null) return;
      await postDeletion.remove(manager, locked, { caller, at: this.#now() });
      await recordAct(manager, caller, { act: 'post.deleted', objectId: id, detail: { authorId: post.authorId } });
    });
  }

  /** @throws ProblemError `not_found` (404) unless the caller deleted the post in the last ten seconds. */
  restore(id: number, caller: Caller): Promise<WithLikes<PostRow>> {
    return inTransaction(this.#database, async (manager) => {
      const { row, isRepeated } = await postDeletion.restore(manager, id, { caller, at: this.#now() });
      const detail = { authorId: row.authorId };
      if (!isRepeated) await recordAct(manager, caller, { act: 'post.restored', objectId: id, detail });
      return postsRepository(manager).withLikes(row, caller);
    });
  }

  async like(id: number, caller: Caller): Promise<void> {
    visible(await this.#posts.get(id), caller);
    await inTransaction(this.#database, async (manager) => {
      const isNew = await postsRepository(manager).likes.add(id, caller.id);
      if (isNew) await notifyOfPostLike(manager, id, caller);
    });
  }

  async unlike(id: number, caller: Caller): Promise<void> {
    visible(await this.#posts.get(id), caller);
    await inTransaction(this.#database, (manager) => postsRepository(manager).likes.remove(id, caller.id));
  }
}

/** Undefined if a change names neither images nor their texts. */
function changedImages({ images: before }: PostRow, sent: Partial<SentImages>): StoredImage[] | undefined {
  const { images, imageTexts } = sent;
  if (images === undefined && imageTexts === undefined) return undefined;
  return storedImages({ images: images ?? before.map(urlOfImage), imageTexts }, before);
}
