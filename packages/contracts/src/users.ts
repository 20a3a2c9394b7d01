import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { boundedText, memberId, optionalLink, optionalPicture, permissions, requiredText } from './fields.ts';
import { pageQuery } from './lists.ts';

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

/** The group of that name: singular or plural, any case. */
export function memberGroup(name: string): MemberGroup | undefined {
  const wanted = name.trim().toLowerCase();
  return memberGroups.find(({ slug, role }) => wanted === slug || wanted === role);
}

/** Greatest lengths in code points. */
export const profileLimits = { name: 120, short: 160, about: 5000, interests: 2000, email: 320, ids: 200 } as const;

const year = z.int().min(1990).max(2100);
/** As stored and answered: ascending list. As accepted: a number, a list, or a comma-separated string. */
export const participationYears = z.array(year);
const participationYearInput = z.union([z.number(), z.string(), z.array(z.union([z.number(), z.string()])), z.null()]);

/** The years that a client sent, sorted and unique, or null if one of them is not a year. */
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
    picture: z.string().describe("'/uploads/{filename}', an https link, or empty"),
    major: z.string(),
    university: z.string(),
    about: z.string(),
    interests: z.string(),
    email: z.string(),
    linkedin: z.string(),
    goromLogin: z.string().describe('The login e-mail'),
    formerIds: z.array(memberId).describe('Ids that the profile had before; they keep resolving'),
    permissions,
  })
  .meta({ id: 'Profile' });

export type Profile = z.infer<typeof profile>;

/** What only an Admin may change besides. */
export const adminProfileChange = z.object({
  id: memberId.optional(),
  role: memberRole.optional(),
  goromLogin: z.string().trim().refine(isEmailOrEmpty, 'Please enter a valid e-mail address.').optional(),
});

function isEmailOrEmpty(text: string): boolean {
  return text === '' || (text.length <= profileLimits.email && z.email().safeParse(text).success);
}

const text = (max: number, label: string) => boundedText({ max, label }).optional();

/** A profile in a list. */
export const listedProfile = profile
  .extend({
    listedYear: z.int().nullable().optional().describe('With `order=year`: the year that it is listed under, or null'),
  })
  .meta({ id: 'ListedProfile' });

export type ListedProfile = z.infer<typeof listedProfile>;

/** A full profile is accepted. */
export const profileChange = z.object({
  id: z.unknown().optional().describe('Ignored unless an Admin sends it'),
  goromLogin: z.unknown().optional().describe('Ignored unless an Admin sends it'),
  role: z.unknown().optional().describe('Ignored unless an Admin sends it'),
  name: requiredText({ max: profileLimits.name, required: 'Name is required.', label: 'The name' }).optional(),
  team: text(profileLimits.short, 'The team'),
  country: text(profileLimits.short, 'The country'),
  participationYear: participationYearInput
    .refine((value) => parseParticipationYears(value) !== null, 'A participation year is a year such as 2024.')
    .optional(),
  picture: optionalPicture().optional(),
  major: text(profileLimits.short, 'The major'),
  university: text(profileLimits.short, 'The university'),
  about: text(profileLimits.about, 'The text'),
  interests: text(profileLimits.interests, 'The interests'),
  email: z.string().trim().refine(isEmailOrEmpty, 'Please enter a valid e-mail address.').optional(),
  linkedin: optionalLink().optional(),
});

export const listUsers = endpoint({
  operation: 'listUsers',
  service,
  method: 'GET',
  path: '/users',
  summary: 'Profiles',
  query: pageQuery.extend({
    group: z.string().max(40).optional().describe('Role, singular or plural, any case'),
    year: z.coerce.number().int().min(1).max(9998).optional(),
    country: z.string().max(profileLimits.short).optional(),
    q: z.string().max(200).optional().describe('Words that words of the name begin with; accents do not count'),
    order: z
      .enum(['name', 'year'])
      .default('name')
      .describe('`year`: newest year first, then by name; a member of several years comes once under each'),
    ids: z
      .string()
      .max(profileLimits.ids * 192)
      .optional()
      .describe(`Comma-separated member ids (at most ${profileLimits.ids}): names and pictures for a page of posts`),
  }),
  response: z.array(listedProfile),
  status: 200,
  paged: true,
});

export const getUser = endpoint({
  operation: 'getUser',
  service,
  method: 'GET',
  path: '/users/:id',
  summary: 'One profile',
  params: z.object({ id: memberId }),
  response: profile,
  status: 200,
});

export const getUserByLogin = endpoint({
  operation: 'getUserByLogin',
  service,
  method: 'GET',
  path: '/users/login/:email',
  summary: "The caller's own profile, made on the first login; of others for an Admin",
  params: z.object({ email: z.string().min(3).max(320) }),
  response: profile,
  status: 200,
});

export const updateUser = endpoint({
  operation: 'updateUser',
  service,
  method: 'PUT',
  path: '/users/:id',
  summary: 'Change the own profile; an Admin changes any',
  params: z.object({ id: memberId }),
  body: profileChange,
  response: profile,
  status: 200,
});

export const deleteUser = endpoint({
  operation: 'deleteUser',
  service,
  method: 'DELETE',
  path: '/users/:id',
  summary: 'Delete a profile (Admin)',
  params: z.object({ id: memberId }),
  status: 204,
});
