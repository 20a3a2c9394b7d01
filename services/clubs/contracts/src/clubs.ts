import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { boundedText, entityId, instant, memberId, nonBlankText, requiredText } from '@seed/contracts/fields';
import { optionalLink, optionalPicture } from '@seed/contracts/links';
import { listOf, pageQuery } from '@seed/contracts/lists';
import { club } from './club-list.ts';

export { club, type Club, clubKeys, clubName, listClubs } from './club-list.ts';

const service = 'clubs';

/** Greatest lengths in code points. */
export const clubLimits = { name: 100, key: 40, route: 100, description: 5000 } as const;

/** How the key of a club is written, also of a club that will be founded later. */
export const clubKeyPattern = /^[A-Za-z][A-Za-z0-9]{1,39}$/;

/** Addresses below `/clubs` that no club can have: the module shows its own pages there. */
export const reservedClubRoutes: readonly string[] = ['/clubs/new', '/clubs/order'];

/** Keys that no club can have in any case: categories of the documents, which a club's documents would be mixed with. */
export const reservedClubKeys: readonly string[] = ['Academic', 'Collaborative'];

/** The pictures of a club without its own; files of the shell, because they outlive every version of a module. */
export const defaultClubArt = {
  iconUrl: '/art/clubs/default-icon.svg',
  bannerImage: '/art/clubs/default-banner.svg',
} as const;

const name = requiredText({ max: clubLimits.name, required: 'Name is required.', label: 'The name' });
const picture = optionalPicture();
const description = boundedText({ max: clubLimits.description, label: 'The description' });
const link = optionalLink();

const clubRoutePattern = /^\/clubs\/[a-z0-9]+(-[a-z0-9]+)*$/;

export const newClub = z.object({
  name,
  key: nonBlankText('Key is required.').check(
    z.regex(clubKeyPattern, 'A key is made of letters and digits, at most 40.'),
    z.meta({ pattern: clubKeyPattern.source }),
  ),
  route: nonBlankText('Route is required.').check(
    z.regex(clubRoutePattern, "A route is written like '/clubs/language-exchange'."),
    z.meta({ pattern: clubRoutePattern.source }),
    z.maxLength(clubLimits.route, `The route can have at most ${clubLimits.route} characters.`),
  ),
  iconUrl: z._default(picture, ''),
  bannerImage: z._default(picture, ''),
  mainDescription: z._default(description, ''),
  syllabusUrl: z._default(link, ''),
});

/** `key` and `route` are accepted and ignored: they never change. */
export const clubChange = z.object({
  name: z.optional(name),
  key: z.optional(z.unknown()),
  route: z.optional(z.unknown()),
  iconUrl: z.optional(picture),
  bannerImage: z.optional(picture),
  mainDescription: z.optional(description),
  syllabusUrl: z.optional(link),
});

export const getClub = endpoint({
  operation: 'getClub',
  service,
  method: 'GET',
  path: '/clubs/:id',
  summary: 'One club',
  params: z.object({ id: entityId }),
  response: club,
  status: 200,
});

export const createClub = endpoint({
  operation: 'createClub',
  service,
  method: 'POST',
  path: '/clubs',
  summary: 'Add a club (Admin)',
  body: newClub,
  response: club,
  status: 201,
});

export const updateClub = endpoint({
  operation: 'updateClub',
  service,
  method: 'PUT',
  path: '/clubs/:id',
  summary: 'Change a club (Admin)',
  params: z.object({ id: entityId }),
  body: clubChange,
  response: club,
  status: 200,
});

export const deleteClub = endpoint({
  operation: 'deleteClub',
  service,
  method: 'DELETE',
  path: '/clubs/:id',
  summary: 'Delete a club (Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});

/** A member who has joined a club. */
export const clubMember = z
  .object({
    id: memberId,
    name: z.string().check(z.describe('The display name at the time of joining')),
    joinedAt: instant,
  })
  .check(z.meta({ id: 'ClubMember' }));

export type ClubMember = z.infer<typeof clubMember>;

export const listClubMembers = endpoint({
  operation: 'listClubMembers',
  service,
  method: 'GET',
  path: '/clubs/:id/members',
  summary: 'The members of a club, who joined last first',
  params: z.object({ id: entityId }),
  query: pageQuery,
  response: listOf(clubMember),
  status: 200,
  confidential: true,
  paged: true,
});

export const joinClub = endpoint({
  operation: 'joinClub',
  service,
  method: 'PUT',
  path: '/clubs/:id/membership',
  summary: 'Join a club; joining twice is joining once',
  params: z.object({ id: entityId }),
  status: 204,
});

export const leaveClub = endpoint({
  operation: 'leaveClub',
  service,
  method: 'DELETE',
  path: '/clubs/:id/membership',
  summary: 'Leave a club; a member who has not joined may do so, too',
  params: z.object({ id: entityId }),
  status: 204,
});

export const retireClub = endpoint({
  operation: 'retireClub',
  service,
  method: 'PUT',
  path: '/clubs/:id/retirement',
  summary: 'Retire a club, which keeps its page and content; retiring twice is retiring once (Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});

export const reopenClub = endpoint({
  operation: 'reopenClub',
  service,
  method: 'DELETE',
  path: '/clubs/:id/retirement',
  summary: 'Reopen a retired club; one that is open stays so (Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});
