import { normalizeLink } from '@seed/contracts/links';
import type { Body } from '@seed/contracts/endpoint';
import { parseParticipationYears } from '@seed/community-contracts/participation-years';
import {
  adminProfileChange,
  profileLinkNames,
  profileTextsOf,
  type updateProfile,
} from '@seed/community-contracts/profiles';
import type { Caller } from '@seed/service-kit/caller';
import { fieldProblems } from '@seed/service-kit/field-problems';
import { validationFailed } from '@seed/service-kit/problem-error';
import type { ProfileChanges } from './profiles.repository.ts';

type ProfileBody = Body<typeof updateProfile>;
type PermittedChanges = { readonly [Field in keyof ProfileChanges]: ProfileChanges[Field] | undefined };

/** The fields of the body that the caller may change, as they are stored. */
export function permittedChanges(body: ProfileBody, caller: Caller): PermittedChanges {
  const { name, email, emailVisibility, picture } = body;
  return {
    ...profileTextsOf(body),
    ...storedLinks(body),
    name,
    email,
    emailVisibility,
    picture: storedLink(picture),
    years: storedYears(body.participationYear),
    ...(caller.isAdmin ? permittedToAdmins(body) : {}),
  };
}

function permittedToAdmins({ id, role, goromLogin }: ProfileBody): PermittedChanges {
  const parsed = adminProfileChange.safeParse({ id, role, goromLogin });
  if (!parsed.success) throw validationFailed(fieldProblems(parsed.error));
  return { memberId: parsed.data.id, role: parsed.data.role, loginEmail: parsed.data.goromLogin };
}

function storedLinks(body: ProfileBody): Pick<PermittedChanges, (typeof profileLinkNames)[number]> {
  return Object.fromEntries(profileLinkNames.map((name) => [name, storedLink(body[name])]));
}

/** A path of the portal stays as it is; the contract has checked that any other text is a link or empty. */
function storedLink(link: string | undefined): string | undefined {
  return link === undefined || link.startsWith('/') ? link : (normalizeLink(link) ?? '');
}

function storedYears(years: ProfileBody['participationYear']): readonly number[] | undefined {
  return years === undefined ? undefined : (parseParticipationYears(years) ?? undefined);
}
