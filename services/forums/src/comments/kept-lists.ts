import type { Comment, listComments } from '@seed/forums-contracts/comments';
import { KeptResponses } from '@seed/service-kit/kept-responses';
import { page, type RouteResponse } from '@seed/service-kit/response';
import type { RouteInput } from '@seed/service-kit/route';
import { membersWithOwnView } from '../with-likes.ts';
import { commentPresenter } from './comment.presenter.ts';
import type { CommentsService } from './comments.service.ts';

type ListInput = Pick<RouteInput<typeof listComments>, 'query' | 'caller'>;

/** Responds with lists of comments, which are kept while the version of the comments of their post stays. */
export function keptLists(comments: CommentsService): (input: ListInput) => Promise<RouteResponse<Comment[]>> {
  const kept = new KeptResponses();
  return async ({ query, caller }) => {
    const { forumId, limit, cursor } = query;
    const key = JSON.stringify([forumId, limit, cursor, caller.isAdmin]);
    const version = await comments.versionOf(query);
    return kept.respond({ key, caller, version }, async () => {
      const found = await comments.list(query, caller);
      const response = page(commentPresenter.page(found.items, caller), found.nextCursor);
      return { response, exceptions: membersWithOwnView(found) };
    });
  };
}
