import type { Body, Query } from '@seed/contracts/endpoint';
import { createForum, type ForumPost, type listForums, type updateForum } from '@seed/contracts/forums';
import type { Caller } from '@seed/service-kit/caller';
import { once } from '@seed/service-kit/idempotency';
import type { Page } from '@seed/service-kit/keyset';
import { assertFresh, type ExpectedVersions } from '@seed/service-kit/precondition';
import { forbidden, notFound } from '@seed/service-kit/problem-error';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import { authorOf } from '../author.ts';
import { applyOwnLike } from '../own-like.ts';
import type { Post } from './post.entity.ts';
import { authorPermissions } from '../author.policy.ts';
import { storedImages } from './post-images.ts';
import { type LikedPost, presentPost } from './post.presenter.ts';
import { postsRepository } from './posts.repository.ts';

export interface PostChange {
  readonly id: number;
  readonly body: Body<typeof updateForum>;
  readonly expected: ExpectedVersions;
}

export interface NewPostRequest {
  readonly body: Body<typeof createForum>;
  readonly idempotencyKey: string | undefined;
}

export class PostsService {
  readonly #database: Database;
  readonly #posts: ReturnType<typeof postsRepository>;

  constructor(database: Database) {
    this.#database = database;
    this.#posts = postsRepository(database.manager);
  }

  list(query: Query<typeof listForums>): Promise<Page<LikedPost>> {
    return this.#posts.list(query);
  }

  async get(id: number): Promise<LikedPost> {
    return this.#posts.withLikes(await this.#existing(id));
  }

  create({ body, idempotencyKey }: NewPostRequest, caller: Caller): Promise<ForumPost> {
    const { title, content, images } = body;
    return inTransaction(this.#database, (manager) =>
      once(manager, { caller: caller.id, operation: createForum.operation, key: idempotencyKey }, async () => {
        const written = { title, content, images: storedImages(images), ...authorOf(caller), createdAt: new Date() };
        const post = await postsRepository(manager).insert(written);
        return presentPost({ post, likedBy: [] }, caller);
      }),
    );
  }

  update({ id, body, expected }: PostChange, caller: Caller): Promise<LikedPost> {
    return inTransaction(this.#database, async (manager) => {
      const stored = postsRepository(manager);
      const post = await stored.findForChange(id);
      if (post === null) throw notFound();
      assertFresh(expected, post.version);
      const { title, content, images, usersWhoLiked } = body;
      const changes = changesOf(post, { title, content, images: images && storedImages(images) });
      if (changes !== undefined) {
        if (!authorPermissions(post, caller).update) throw forbidden('Only its author may change a post.');
        await stored.update(post, changes);
      }
      await applyOwnLike(stored.likes, { entityId: id, callerId: caller.id, usersWhoLiked });
      const changed = changes === undefined ? post : { ...post, ...changes, version: post.version + 1 };
      return stored.withLikes(changed);
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const post = await this.#existing(id);
    if (!authorPermissions(post, caller).delete) throw forbidden('Only its author or an Admin may delete a post.');
    await inTransaction(this.#database, (manager) => postsRepository(manager).delete(id));
  }

  async like(id: number, caller: Caller): Promise<void> {
    await this.#posts.likes.add(id, caller.id);
  }

  async unlike(id: number, caller: Caller): Promise<void> {
    await this.#existing(id);
    await this.#posts.likes.remove(id, caller.id);
  }

  async #existing(id: number): Promise<Post> {
    const post = await this.#posts.find(id);
    if (post === null) throw notFound();
    return post;
  }
}
