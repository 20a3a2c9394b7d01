import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { memberId, permissions } from '@seed/contracts/fields';
import { hiddenMark } from '@seed/contracts/hidden-mark';
import { listOf, pageQuery } from '@seed/contracts/lists';
import { participationYears } from './participation-years.ts';

/* The lists of profiles alone, so that modules that only read names and pictures load no more. */

export const memberRoles = ['participant', 'alumni', 'director', 'coordinator', 'professor'] as const;
export const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;

/** The readers of a member's contact e-mail besides the member and Admins. */
export const emailVisibilities = ['everyone', 'hidden'] as const;
export const emailVisibility = z.enum(emailVisibilities, 'Please choose who sees your e-mail.');
export type EmailVisibility = z.infer<typeof emailVisibility>;

/** Greatest lengths in code points. */
export const profileLimits = { name: 120, short: 160, about: 5000, interests: 2000, email: 320, ids: 200 } as const;

/** Leaves room for the rest of an address, of which the gateway accepts 8000 characters. */
const longestIds = 7500;
/** Greatest number of former ids of a profile. */
const mostIds = 100;

export const profile = z
  .object({
    id: memberId,
    name: z.string(),
    role: memberRole,
    team: z.string(),
    country: z.string(),
    participationYear: participationYears,
    picture: z.string().check(z.describe("'/uploads/{filename}', an https link, or empty")),
    major: z.string(),
    university: z.string(),
    about: z.string(),
    interests: z.string(),
    email: z.string().check(z.describe('Contact e-mail; empty for other members if `emailVisibility` is `hidden`')),
    emailVisibility,
    linkedin: z.string(),
    goromLogin: z.string().check(z.describe('The login e-mail')),
    formerIds: z
      .array(memberId)
      .check(
        z.maxLength(mostIds),
        z.describe('Ids that the profile had before; they keep resolving. Empty but for its owner and Admins'),
      ),
    hiddenTexts: z
      .optional(hiddenMark)
      .check(z.describe('The texts are hidden: empty but for its owner and Admins, until the owner changes one')),
    hiddenPicture: z
      .optional(hiddenMark)
      .check(z.describe('The picture is hidden: empty but for its owner and Admins, until the owner changes it')),
    permissions,
  })
  .check(z.meta({ id: 'Profile' }));

export type Profile = z.infer<typeof profile>;

/** A profile in a list. */
export const listedProfile = z
  .object({
    ...profile.shape,
    listedYear: z
      .optional(z.nullable(z.int()))
      .check(z.describe('With `order=year`: the year that it is listed under, or null')),
    requestedIds: z
      .optional(z.array(memberId).check(z.maxLength(profileLimits.ids)))
      .check(z.describe('With `ids`: those of the requested ids that lead to this profile')),
  })
  .check(z.meta({ id: 'ListedProfile' }));

export type ListedProfile = z.infer<typeof listedProfile>;

export const listProfiles = endpoint({
  operation: 'listProfiles',
  service: 'community',
  method: 'GET',
  path: '/users',
  summary: 'Profiles',
  query: z.extend(pageQuery, {
    group: z.optional(z.string().check(z.maxLength(40))).check(z.describe('Role, singular or plural, any case')),
    year: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9998))),
    country: z.optional(z.string().check(z.maxLength(profileLimits.short))),
    q: z
      .optional(z.string().check(z.maxLength(200)))
      .check(z.describe('Words that words of the name begin with; accents do not count')),
    order: z
      ._default(z.enum(['name', 'year']), 'name')
      .check(z.describe('`year`: newest year first, then by name; a member of several years comes once under each')),
    ids: z
      .optional(z.string().check(z.maxLength(longestIds)))
      .check(
        z.describe(`Comma-separated member ids (at most ${profileLimits.ids}): names and pictures for a page of posts`),
      ),
  }),
  response: listOf(listedProfile),
  status: 200,
  confidential: true,
  paged: true,
});
