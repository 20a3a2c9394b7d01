import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, permissions } from '@seed/contracts/fields';

const service = 'clubs';

/** The most clubs that a portal can have, also those that are retired. */
export const mostClubs = 200;

/** The order in which every list shows the clubs. */
export const clubOrder = z
  .object({
    ids: z.array(entityId).check(z.maxLength(mostClubs), z.describe('The ids of all clubs, also of the retired ones')),
    permissions,
  })
  .check(z.meta({ id: 'ClubOrder' }));

export type ClubOrder = z.infer<typeof clubOrder>;

export const clubOrderChange = z.object({
  ids: z
    .array(entityId)
    .check(z.maxLength(mostClubs, `An order can have at most ${mostClubs} clubs.`))
    .check(z.describe('The ids of all clubs, each once')),
});

export const getClubOrder = endpoint({
  operation: 'getClubOrder',
  service,
  method: 'GET',
  path: '/club-order',
  summary: 'The order of the clubs',
  response: clubOrder,
  status: 200,
});

export const updateClubOrder = endpoint({
  operation: 'updateClubOrder',
  service,
  method: 'PUT',
  path: '/club-order',
  summary: 'Change the order of the clubs; 409 if a club was founded or deleted meanwhile (Admin)',
  body: clubOrderChange,
  response: clubOrder,
  status: 200,
});
