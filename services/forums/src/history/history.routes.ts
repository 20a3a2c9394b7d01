import { type FormerText, listCommentHistory, listPostHistory } from '@seed/forums-contracts/history';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { ok } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { FormerTextRow } from './former-text.entity.ts';
import type { HistoryService } from './history.service.ts';

export function historyRoutes(router: ServiceRouter, history: HistoryService): void {
  route(router, listPostHistory, async ({ params, caller }) =>
    ok((await history.ofPost(params.id, caller)).map(present)),
  );

  route(router, listCommentHistory, async ({ params, caller }) =>
    ok((await history.ofComment(params.id, caller)).map(present)),
  );
}

function present({ title, content, writtenAt }: FormerTextRow): FormerText {
  return { ...(title !== null && { title }), content, writtenAt: writtenAt.toISOString() };
}
