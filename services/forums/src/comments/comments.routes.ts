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
import { created, noContent, ok } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { commentPresenter } from './comment.presenter.ts';
import type { CommentsService } from './comments.service.ts';
import { keptLists } from './kept-lists.ts';

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
