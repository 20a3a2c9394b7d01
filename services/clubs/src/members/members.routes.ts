import { joinClub, leaveClub, listClubMembers } from '@seed/clubs-contracts/clubs';
import { noContent, page } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import type { MembersService } from './members.service.ts';

export function membersRoutes(router: ServiceRouter, members: MembersService): void {
  route(router, listClubMembers, async ({ params, query }) => {
    const { items, nextCursor } = await members.list(params.id, query);
    return page(
      items.map(({ memberId, memberName, createdAt }) => ({
        id: memberId,
        name: memberName,
        joinedAt: createdAt.toISOString(),
      })),
      nextCursor,
    );
  });

  route(router, joinClub, async ({ params, caller }) => {
    await members.join(params.id, caller);
    return noContent();
  });

  route(router, leaveClub, async ({ params, caller }) => {
    await members.leave(params.id, caller);
    return noContent();
  });
}
