import type { Service } from '@seed/service-kit/service';
import { clubsRoutes } from './clubs/clubs.routes.ts';
import { ClubsService } from './clubs/clubs.service.ts';
import { clubsSchema } from './db/schema.ts';
import { removeMember } from './remove-member.ts';

/** Its migrations found the eight clubs, with or without a demo world. */
export const clubsService: Service = {
  name: 'clubs',
  schema: clubsSchema,
  compose({ database }) {
    return {
      removeMember: (removal) => removeMember(database, removal),
      routes(router) {
        clubsRoutes(router, new ClubsService(database));
      },
    };
  },
};
