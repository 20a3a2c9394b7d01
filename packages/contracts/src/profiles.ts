import * as z from '@seed/contracts/schema';
import { endpoint } from './endpoint.ts';
import { boundedText, memberId, optionalLink, optionalPicture, permissions, requiredText } from './fields.ts';
import { listOf, pageQuery } from './lists.ts';

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

/** Who sees a member's contact e-mail, apart from the member and Admins. */
export const emailVisibilities = ['everyone', 'hidden'] as const;
const emailVisibility = z.enum(emailVisibilities, 'Please choose who sees your e-mail.');
export type EmailVisibility = z.infer<typeof emailVisibility>;

/** Greatest lengths in code points. */
export const profileLimits = { name: 120, short: 160, about: 5000, interests: 2000, email: 320, ids: 200 } as const;

/** The texts that a member writes about themselves. One that is added here is stored, changed and shown like the others. */
export const profileTextNames = ['team', 'country', 'major', 'university', 'about', 'interests'] as const;
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
};

/** The texts of a profile, or those of them that a change has. */
export function profileTextsOf<T extends Partial<ProfileTexts>>(from: T): Pick<T, ProfileTextName> {
  return Object.fromEntries(profileTextNames.map((name) => [name, from[name]]));
}

/** More years, or ids from before, than any member has. */
const mostYears = 100;
const mostIds = 100;

const year = z.int().check(z.minimum(1990), z.maximum(2100));
/** Responses have an ascending list; requests may have a number, a list or a comma-separated text. */
export const participationYears = z.array(year).check(z.maxLength(mostYears));
const participationYearInput = z.union([
  z.number(),
  z.string(),
  z.array(z.union([z.number(), z.string()])).check(z.maxLength(mostYears)),
  z.null(),
]);

/**
 * Parses the years that a client sent.
 *
 * @returns sorted and unique, or null if one of them is not a year
 *
 * @example
 * parseParticipationYears('2024, 2022'); // [2022, 2024]
 */
export function parseParticipationYears(value: z.infer<typeof participationYearInput>): number[] | null {
  const parts = (Array.isArray(value) ? value : String(value ?? '').split(','))
    .map((part) => String(part).trim())
    .filter((part) => part !== '');
  const years = parts.map(Number);
  if (!years.every((candidate) => year.safeParse(candidate).success)) return null;
  return [...new Set(years)].sort((a, b) => a - b);
}

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

/** Fields that only an Admin may change. */
export const adminProfileChange = z.object({
  id: z.optional(memberId),
  role: z.optional(memberRole),
  goromLogin: z.optional(z.string().check(z.trim(), z.refine(isEmailOrEmpty, 'Please enter a valid e-mail address.'))),
});

function isEmailOrEmpty(text: string): boolean {
  return text === '' || (text.length <= profileLimits.email && z.email().safeParse(text).success);
}

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

/** A full profile is accepted. */
export const profileChange = z.object({
  id: z.optional(z.unknown()).check(z.describe('Ignored unless an Admin sends it')),
  goromLogin: z.optional(z.unknown()).check(z.describe('Ignored unless an Admin sends it')),
  role: z.optional(z.unknown()).check(z.describe('Ignored unless an Admin sends it')),
  name: z.optional(requiredText({ max: profileLimits.name, required: 'Name is required.', label: 'The name' })),
  team: text(profileLimits.short, 'The team'),
  country: text(profileLimits.short, 'The country'),
  participationYear: z.optional(
    participationYearInput.check(
      z.refine((value) => parseParticipationYears(value) !== null, 'A participation year is a year such as 2024.'),
    ),
  ),
  picture: z.optional(optionalPicture()),
  major: text(profileLimits.short, 'The major'),
  university: text(profileLimits.short, 'The university'),
  about: text(profileLimits.about, 'The text'),
  interests: text(profileLimits.interests, 'The interests'),
  email: z.optional(z.string().check(z.trim(), z.refine(isEmailOrEmpty, 'Please enter a valid e-mail address.'))),
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
      .optional(z.string().check(z.maxLength(profileLimits.ids * 192)))
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
