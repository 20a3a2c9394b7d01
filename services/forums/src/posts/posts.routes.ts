import { urlOf } from '@seed/contracts/endpoint';
import {
  createPost,
  deletePost,
  getPost,
  likePost,
  listPosts,
  unlikePost,
  updatePost,
} from '@seed/forums-contracts/posts';
import { restorePost } from '@seed/forums-contracts/restorations';
import { created, noContent, ok, page } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { postPresenter } from './post.presenter.ts';
import type { PostsService } from './posts.service.ts';

export function postsRoutes(router: ServiceRouter, posts: PostsService): void {
  route(router, listPosts, async ({ query, caller }) => {
    const { items, nextCursor } = await posts.list(query, caller);
    return page(postPresenter.page(items, caller), nextCursor);
  });

  route(router, getPost, async ({ params, caller }) => {
    const found = await posts.get(params.id, caller);
    return ok(postPresenter.one(found, caller), { version: found.row.version });
  });

  route(router, createPost, async ({ body, idempotencyKey, caller }) => {
    const post = await posts.create({ body, idempotencyKey }, caller);
    return created(urlOf(getPost, { id: post.id }), post, { version: 1 });
  });

  route(router, updatePost, async ({ params, body, ifMatch, caller }) => {
    const changed = await posts.update({ id: params.id, body, expected: ifMatch }, caller);
    return ok(postPresenter.one(changed, caller), { version: changed.row.version });
  });

  route(router, restorePost, async ({ params, caller }) => {
    const restored = await posts.restore(params.id, caller);
    return ok(postPresenter.one(restored, caller), { version: restored.row.version });
  });

  route(router, deletePost, async ({ params, caller }) => {
    await posts.delete(params.id, caller);
    return noContent();
  });

  route(router, likePost, async ({ params, caller }) => {
    await posts.like(params.id, caller);
    return noContent();
  });

  route(router, unlikePost, async ({ params, caller }) => {
    await posts.unlike(params.id, caller);
    return noContent();
  });
}
