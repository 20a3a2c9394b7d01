import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { boundedText, memberId, permissions, requiredText } from '@seed/contracts/fields';
import { optionalLink, optionalPicture } from '@seed/contracts/links';
import { listOf, pageQuery } from '@seed/contracts/lists';
import { participationYearInput, participationYears } from './participation-years.ts';

const service = 'community';

export const memberRoles = ['participant', 'alumni', 'director', 'coordinator', 'professor'] as const;
export const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;

/** The community's groups in the order of their buttons. */
export const memberGroups = [
  { slug: 'professors', title: 'Professors', role: 'professor' },
  { slug: 'directors', title: 'Directors', role: 'director' },
  { slug: 'coordinators', title: 'Coordinators', role: 'coordinator' },
  { slug: 'participants', title: 'Participants', role: 'participant' },
  { slug: 'alumni', title: 'Alumni', role: 'alumni' },
] as const;

export type MemberGroup = (typeof memberGroups)[number];

/**
 * Finds the group of a name, singular or plural, in any case.
 *
 * @example
 * memberGroup('Alumni')?.slug; // 'alumni'
 */
export function memberGroup(name: string): MemberGroup | undefined {
  const wanted = name.trim().toLowerCase();
  return memberGroups.find(({ slug, role }) => wanted === slug || wanted === role);
}

/** The readers of a member's contact e-mail besides the member and Admins. */
export const emailVisibilities = ['everyone', 'hidden'] as const;
const emailVisibility = z.enum(emailVisibilities, 'Please choose who sees your e-mail.');
export type EmailVisibility = z.infer<typeof emailVisibility>;

/** Greatest lengths in code points. */
export const profileLimits = { name: 120, short: 160, about: 5000, interests: 2000, email: 320, ids: 200 } as const;

/** The texts that a member writes about themselves. A name that is added here is stored, changed and shown like the others. */
export const profileTextNames = ['team', 'country', 'major', 'university', 'about', 'interests', 'linkedin'] as const;
/** The texts that are links; they are stored as whole addresses. */
export const profileLinkNames = ['linkedin'] as const satisfies readonly (typeof profileTextNames)[number][];
export type ProfileTextName = (typeof profileTextNames)[number];
export type ProfileTexts = Readonly<Record<ProfileTextName, string>>;

/** The texts of a new profile. */
export const emptyProfileTexts: ProfileTexts = {
  team: '',
  country: '',
  major: '',
  university: '',
  about: '',
  interests: '',
  linkedin: '',
};

/** The texts of a profile, or those of them that a change has. */
export function profileTextsOf<T extends Partial<ProfileTexts>>(from: T): Pick<T, ProfileTextName> {
  return Object.fromEntries(profileTextNames.map((name) => [name, from[name]]));
}

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
    permissions,
  })
  .check(z.meta({ id: 'Profile' }));

export type Profile = z.infer<typeof profile>;

/** An e-mail address of the usual form, without quotes and comments; or none. */
const emailOrEmpty = z
  .string()
  .check(
    z.maxLength(profileLimits.email, `The e-mail address can have at most ${profileLimits.email} characters.`),
    z.trim(),
    z.regex(
      /^(?:(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,})?$/,
      'Please enter a valid e-mail address.',
    ),
  );

/** Fields that only an Admin may change. */
export const adminProfileChange = z.object({
  id: z.optional(memberId),
  role: z.optional(memberRole),
  goromLogin: z.optional(emailOrEmpty),
});

const text = (max: number, label: string) => z.optional(boundedText({ max, label }));

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

/** The change of a profile. A whole profile is accepted, too. */
export const profileChange = z.object({
  id: z.optional(z.unknown()).check(z.describe('Ignored unless an Admin sends it')),
  goromLogin: z.optional(z.unknown()).check(z.describe('Ignored unless an Admin sends it')),
  role: z.optional(z.unknown()).check(z.describe('Ignored unless an Admin sends it')),
  name: z.optional(requiredText({ max: profileLimits.name, required: 'Name is required.', label: 'The name' })),
  team: text(profileLimits.short, 'The team'),
  country: text(profileLimits.short, 'The country'),
  participationYear: z.optional(participationYearInput),
  picture: z.optional(optionalPicture()),
  major: text(profileLimits.short, 'The major'),
  university: text(profileLimits.short, 'The university'),
  about: text(profileLimits.about, 'The text'),
  interests: text(profileLimits.interests, 'The interests'),
  email: z.optional(emailOrEmpty),
  emailVisibility: z.optional(emailVisibility),
  linkedin: z.optional(optionalLink()),
});

export const listProfiles = endpoint({
  operation: 'listProfiles',
  service,
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

export const getProfile = endpoint({
  operation: 'getProfile',
  service,
  method: 'GET',
  path: '/users/:id',
  summary: 'One profile',
  params: z.object({ id: memberId }),
  response: profile,
  status: 200,
  confidential: true,
});

export const getProfileByLogin = endpoint({
  operation: 'getProfileByLogin',
  service,
  method: 'GET',
  path: '/users/login/:email',
  summary: "The caller's own profile, made on the first login; of others for an Admin",
  params: z.object({ email: z.string().check(z.minLength(3), z.maxLength(320)) }),
  response: profile,
  status: 200,
  confidential: true,
});

export const updateProfile = endpoint({
  operation: 'updateProfile',
  service,
  method: 'PUT',
  path: '/users/:id',
  summary: 'Change the own profile; an Admin changes any',
  params: z.object({ id: memberId }),
  body: profileChange,
  response: profile,
  status: 200,
  confidential: true,
});

export const deleteProfile = endpoint({
  operation: 'deleteProfile',
  service,
  method: 'DELETE',
  path: '/users/:id',
  summary: 'Remove a member from the whole portal (Admin); their login at the identity provider stays',
  params: z.object({ id: memberId }),
  status: 204,
});
