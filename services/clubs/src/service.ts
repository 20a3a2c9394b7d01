import { endpoints } from '@seed/clubs-contracts/endpoints';
import { memberIdChanged, memberIdChangedType } from '@seed/contracts/portal-events';
import type { Service } from '@seed/service-kit/service';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import { inTransaction } from '@seed/service-kit/transaction';
import { clubSearch } from './clubs/club.search.ts';
import { clubsRoutes } from './clubs/clubs.routes.ts';
import { ClubsService } from './clubs/clubs.service.ts';
import { fillDemoData } from './db/fill-demo-data.ts';
import { clubsSchema } from './db/schema.ts';
import { clubsMemberFiles } from './member-files.ts';
import { moveMemberships } from './members/member-changes.repository.ts';
import { membersRoutes } from './members/members.routes.ts';
import { MembersService } from './members/members.service.ts';
import { clubOrderRoutes } from './order/club-order.routes.ts';
import { ClubOrderService } from './order/club-order.service.ts';
import { removeMember } from './remove-member.ts';

/** Its migrations found the eight clubs, with or without a demo world. */
export const clubsService: Service = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: clubsSchema,
  compose({ database }) {
    return {
      async fillDemoData() {
        const { demoMemberships } = await import('@seed/demo-world/clubs');
        await fillDemoData(database, demoMemberships(new Date()));
      },
      searchIndexes: [clubSearch],
      removeMember: (removal) => removeMember(database, removal),
      memberFiles: clubsMemberFiles(database),
      eventHandlers: {
        [memberIdChangedType]: (payload) =>
          inTransaction(database, (manager) => moveMemberships(manager, memberIdChanged.parse(payload))),
      },
      routes(router) {
        clubsRoutes(router, new ClubsService(database));
        membersRoutes(router, new MembersService(database));
        clubOrderRoutes(router, new ClubOrderService(database));
      },
    };
  },
};
