import { urlOf } from '@seed/contracts/endpoint';
import {
  createForum,
  deleteForum,
  getForum,
  likeForum,
  listForums,
  unlikeForum,
  updateForum,
} from '@seed/contracts/forums';
import { created, noContent, ok, page } from '@seed/service-kit/reply';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { presentPost } from './post.presenter.ts';
import type { PostsService } from './posts.service.ts';

export function postsRoutes(router: ServiceRouter, posts: PostsService): void {
  route(router, listForums, async ({ query, caller }) => {
    const { items, nextCursor } = await posts.list(query);
    return page(
      items.map((item) => presentPost(item, caller)),
      nextCursor,
    );
  });

  route(router, getForum, async ({ params, caller }) => {
    const found = await posts.get(params.id);
    return ok(presentPost(found, caller), { version: found.row.version });
  });

  route(router, createForum, async ({ body, idempotencyKey, caller }) => {
    const post = await posts.create({ body, idempotencyKey }, caller);
    return created(urlOf(getForum, { id: post.id }), post, { version: 1 });
  });

  route(router, updateForum, async ({ params, body, ifMatch, caller }) => {
    const changed = await posts.update({ id: params.id, body, expected: ifMatch }, caller);
    return ok(presentPost(changed, caller), { version: changed.row.version });
  });

  route(router, deleteForum, async ({ params, caller }) => {
    await posts.delete(params.id, caller);
    return noContent();
  });

  route(router, likeForum, async ({ params, caller }) => {
    await posts.like(params.id, caller);
    return noContent();
  });

  route(router, unlikeForum, async ({ params, caller }) => {
    await posts.unlike(params.id, caller);
    return noContent();
  });
}
