import { closePost, pinPost, reopenPost, unpinPost } from '@seed/forums-contracts/post-moderation';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { noContent } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { ModerationService } from './moderation.service.ts';

export function moderationRoutes(router: ServiceRouter, moderation: ModerationService): void {
  route(router, pinPost, async ({ params, caller }) => {
    await moderation.moderate(params.id, { property: 'isPinned', value: true }, caller);
    return noContent();
  });

  route(router, unpinPost, async ({ params, caller }) => {
    await moderation.moderate(params.id, { property: 'isPinned', value: false }, caller);
    return noContent();
  });

  route(router, closePost, async ({ params, caller }) => {
    await moderation.moderate(params.id, { property: 'isClosed', value: true }, caller);
    return noContent();
  });

  route(router, reopenPost, async ({ params, caller }) => {
    await moderation.moderate(params.id, { property: 'isClosed', value: false }, caller);
    return noContent();
  });
}
