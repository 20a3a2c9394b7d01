import type { Body, Query } from '@seed/contracts/endpoint';
import { createForum, type ForumPost, type listForums, type updateForum } from '@seed/contracts/forums';
import type { Caller } from '@seed/service-kit/caller';
import { once } from '@seed/service-kit/idempotency';
import type { Page } from '@seed/service-kit/keyset';
import { assertFresh, type ExpectedVersions } from '@seed/service-kit/precondition';
import { forbidden, notFound } from '@seed/service-kit/problem-error';
import { changesOf, inTransaction } from '@seed/service-kit/transaction';
import type { DataSource } from 'typeorm';
import { authorOf } from '../author.ts';
import { applyOwnLike } from '../own-like.ts';
import type { Post } from './post.entity.ts';
import { postPermissions } from './post.policy.ts';
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

export function createPostsService(dataSource: DataSource) {
  const posts = postsRepository(dataSource.manager);

  async function existing(id: number): Promise<Post> {
    const post = await posts.find(id);
    if (post === null) throw notFound();
    return post;
  }

  return {
    list(query: Query<typeof listForums>): Promise<Page<LikedPost>> {
      return posts.list(query);
    },

    async get(id: number): Promise<LikedPost> {
      return posts.withLikes(await existing(id));
    },

    create({ body, idempotencyKey }: NewPostRequest, caller: Caller): Promise<ForumPost> {
      const { title, content, images } = body;
      return inTransaction(dataSource, (manager) =>
        once(manager, { caller: caller.id, operation: createForum.operation, key: idempotencyKey }, async () => {
          const written = { title, content, images, ...authorOf(caller), createdAt: new Date() };
          const post = await postsRepository(manager).insert(written);
          return presentPost({ post, likedBy: [] }, caller);
        }),
      );
    },

    update({ id, body, expected }: PostChange, caller: Caller): Promise<LikedPost> {
      return inTransaction(dataSource, async (manager) => {
        const stored = postsRepository(manager);
        const post = await stored.findForChange(id);
        if (post === null) throw notFound();
        assertFresh(expected, post.version);
        const { title, content, images, usersWhoLiked } = body;
        const changes = changesOf(post, { title, content, images });
        if (changes !== undefined) {
          if (!postPermissions(post, caller).update) throw forbidden('Only its author may change a post.');
          await stored.update(post, changes);
        }
        await applyOwnLike(stored.likes, { entityId: id, callerId: caller.id, usersWhoLiked });
        const changed = changes === undefined ? post : { ...post, ...changes, version: post.version + 1 };
        return stored.withLikes(changed);
      });
    },

    async delete(id: number, caller: Caller): Promise<void> {
      const post = await existing(id);
      if (!postPermissions(post, caller).delete) throw forbidden('Only its author or an Admin may delete a post.');
      await inTransaction(dataSource, (manager) => postsRepository(manager).delete(id));
    },

    async like(id: number, caller: Caller): Promise<void> {
      await posts.likes.add(id, caller.id);
    },

    async unlike(id: number, caller: Caller): Promise<void> {
      await existing(id);
      await posts.likes.remove(id, caller.id);
    },
  };
}

export type PostsService = ReturnType<typeof createPostsService>;
