import {
  createClub,
  deleteClub,
  getClub,
  listClubs,
  reopenClub,
  retireClub,
  updateClub,
} from '@seed/clubs-contracts/clubs';
import { urlOf } from '@seed/contracts/endpoint';
import { created, noContent, ok, page } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import type { ClubsService } from './clubs.service.ts';

export function clubsRoutes(router: ServiceRouter, clubs: ClubsService): void {
  route(router, listClubs, async ({ query, caller }) => {
    const { items, nextCursor } = await clubs.list(query);
    return page(await clubs.presentAll(items, caller), nextCursor);
  });

  route(router, getClub, async ({ params, caller }) => {
    const club = await clubs.get(params.id);
    return ok(await clubs.present(club, caller), { version: club.version });
  });

  route(router, createClub, async ({ body, idempotencyKey, caller }) => {
    const club = await clubs.create({ body, idempotencyKey }, caller);
    return created(urlOf(getClub, { id: club.id }), club, { version: 1 });
  });

  route(router, updateClub, async ({ params, body, ifMatch, caller }) => {
    const club = await clubs.update({ id: params.id, body, expected: ifMatch }, caller);
    return ok(await clubs.present(club, caller), { version: club.version });
  });

  route(router, deleteClub, async ({ params, caller }) => {
    await clubs.delete(params.id, caller);
    return noContent();
  });

  route(router, retireClub, async ({ params, caller }) => {
    await clubs.setRetired(params.id, true, caller);
    return noContent();
  });

  route(router, reopenClub, async ({ params, caller }) => {
    await clubs.setRetired(params.id, false, caller);
    return noContent();
  });
}
