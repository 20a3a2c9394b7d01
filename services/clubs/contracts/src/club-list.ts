import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant, permissions } from '@seed/contracts/fields';
import { listOf, pageQuery, searchWords } from '@seed/contracts/lists';

/* The list of clubs alone, so that modules that only read it load no more. */

/** The eight clubs of the programme, in their order. */
export const clubKeys = [
  'Etiquette',
  'FashionFood',
  'Geography',
  'Innovation',
  'LanguageExchange',
  'MoviesCulture',
  'Research',
  'Professional',
] as const;

/** The names of the programme's clubs, for pages of other services. */
const clubNames: Readonly<Record<string, string>> = {
  FashionFood: 'Fashion and Food',
  MoviesCulture: 'Movies and Culture',
  Research: 'Research Methods',
  Professional: 'Professional Culture',
} satisfies Partial<Record<(typeof clubKeys)[number], string>>;

/**
 * The name of a club for pages of other services; for a club that was founded later, the words of its key.
 *
 * @example
 * clubName('MoviesCulture'); // 'Movies and Culture'
 */
export function clubName(key: string): string {
  return clubNames[key] ?? key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');
}

export const club = z
  .object({
    id: entityId,
    key: z.string().check(z.describe('Names the club in documents, meetings and events; never changes')),
    name: z.string(),
    route: z.string().check(z.describe("Path of its page, '/clubs/{slug}'; never changes")),
    iconUrl: z.string(),
    bannerImage: z.string(),
    mainDescription: z.string(),
    syllabusUrl: z.string().check(z.describe('An external document; empty if there is none')),
    memberCount: z
      .optional(z.int().check(z.minimum(0)))
      .check(z.describe('How many members have joined, exactly; absent before version 1.2')),
    isMember: z.optional(z.boolean()).check(z.describe('The caller has joined; absent before version 1.2')),
    retiredAt: z.optional(instant).check(z.describe('When the club was retired; absent for one that is open')),
    permissions,
  })
  .check(z.meta({ id: 'Club' }));

export type Club = z.infer<typeof club>;

export const listClubs = endpoint({
  operation: 'listClubs',
  service: 'clubs',
  method: 'GET',
  path: '/clubs',
  summary: 'Clubs, in their order',
  query: z.extend(pageQuery, { q: searchWords }),
  response: listOf(club),
  status: 200,
  paged: true,
});
