import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { boundedText, memberId, optionalLink, optionalPicture, permissions, requiredText } from './fields.ts';
import { pageQuery } from './lists.ts';

const service = 'community';

export const memberRoles = ['participant', 'alumni', 'director', 'coordinator', 'professor'] as const;
export const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;

/** Greatest lengths in code points. */
export const profileLimits = { name: 120, short: 160, about: 5000, interests: 2000 } as const;

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
    permissions,
  })
  .meta({ id: 'Profile' });

export type Profile = z.infer<typeof profile>;

const text = (max: number, label: string) => boundedText({ max, label }).optional();

/** A full profile is accepted; of a member, `id`, `role` and `goromLogin` are ignored. */
export const profileChange = z.object({
  id: z.unknown().optional(),
  goromLogin: z.string().optional(),
  role: z.string().optional(),
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
  email: z
    .string()
    .trim()
    .refine((value) => value === '' || z.email().safeParse(value).success, 'Please enter a valid e-mail address.')
    .optional(),
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
    year: z.coerce.number().int().optional(),
    country: z.string().max(80).optional(),
    q: z.string().max(200).optional().describe('Words in the name'),
    ids: z
      .string()
      .max(20_000)
      .optional()
      .describe('Comma-separated member ids: names and pictures for a page of posts'),
  }),
  response: z.array(profile),
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
