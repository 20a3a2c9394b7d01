import { endpoints } from '@seed/clubs-contracts/endpoints';
import type { Service } from '@seed/service-kit/service';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import { clubSearch } from './clubs/club.search.ts';
import { clubsRoutes } from './clubs/clubs.routes.ts';
import { ClubsService } from './clubs/clubs.service.ts';
import { clubsSchema } from './db/schema.ts';
import { removeMember } from './remove-member.ts';

/** Its migrations found the eight clubs, with or without a demo world. */
export const clubsService: Service = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: clubsSchema,
  compose({ database }) {
    return {
      searchIndexes: [clubSearch],
      removeMember: (removal) => removeMember(database, removal),
      routes(router) {
        clubsRoutes(router, new ClubsService(database));
      },
    };
  },
};
