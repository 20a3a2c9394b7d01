import { urlOf } from '@seed/contracts/endpoint';
import {
  createComment,
  deleteComment,
  getComment,
  likeComment,
  listComments,
  unlikeComment,
  updateComment,
} from '@seed/forums-contracts/comments';
import { restoreComment } from '@seed/forums-contracts/restorations';
import { KeptResponses } from '@seed/service-kit/kept-responses';
import { created, noContent, ok, page } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { type Handler, route } from '@seed/service-kit/route';
import { commentPresenter } from './comment.presenter.ts';
import { membersWithin } from '../with-likes.ts';
import type { CommentsService } from './comments.service.ts';

export function commentsRoutes(router: ServiceRouter, comments: CommentsService): void {
  route(router, listComments, keptLists(comments));

  route(router, getComment, async ({ params, caller }) => {
    const found = await comments.get(params.id, caller);
    return ok(commentPresenter.one(found, caller), { version: found.row.version });
  });

  route(router, createComment, async ({ body, idempotencyKey, caller }) => {
    const comment = await comments.create({ body, idempotencyKey }, caller);
    return created(urlOf(getComment, { id: comment.id }), comment, { version: 1 });
  });

  route(router, updateComment, async ({ params, body, ifMatch, caller }) => {
    const changed = await comments.update({ id: params.id, body, expected: ifMatch }, caller);
    return ok(commentPresenter.one(changed, caller), { version: changed.row.version });
  });

  route(router, restoreComment, async ({ params, caller }) => {
    const restored = await comments.restore(params.id, caller);
    return ok(commentPresenter.one(restored, caller), { version: restored.row.version });
  });

  route(router, deleteComment, async ({ params, caller }) => {
    await comments.delete(params.id, caller);
    return noContent();
  });

  route(router, likeComment, async ({ params, caller }) => {
    await comments.like(params.id, caller);
    return noContent();
  });

  route(router, unlikeComment, async ({ params, caller }) => {
    await comments.unlike(params.id, caller);
    return noContent();
  });
}

/** Lists of comments, which are kept while the version of the comments of their post stays. */
function keptLists(comments: CommentsService): Handler<typeof listComments> {
  const kept = new KeptResponses();
  return async ({ query, caller }) => {
    const { forumId, limit, cursor } = query;
    const key = JSON.stringify([forumId, limit, cursor, caller.isAdmin]);
    const version = await comments.versionOf(query);
    return kept.respond({ key, caller, version }, async () => {
      const found = await comments.list(query, caller);
      const response = page(commentPresenter.page(found.items, caller), found.nextCursor);
      return { response, exceptions: membersWithin(found) };
    });
  };
}
