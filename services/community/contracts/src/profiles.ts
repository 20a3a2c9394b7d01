import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { boundedText, memberId, requiredText } from '@seed/contracts/fields';
import { optionalLink, optionalPicture } from '@seed/contracts/links';
import { participationYearInput } from './participation-years.ts';
import { emailVisibility, memberRole, profile, profileLimits } from './profile-list.ts';

export {
  emailVisibilities,
  type EmailVisibility,
  type ListedProfile,
  listedProfile,
  listProfiles,
  memberRole,
  type MemberRole,
  memberRoles,
  type Profile,
  profile,
  profileLimits,
} from './profile-list.ts';

const service = 'community';

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
  summary:
    'Remove a member from the whole portal (Admin); also their account at the identity provider, if the portal manages accounts',
  params: z.object({ id: memberId }),
  status: 204,
});
