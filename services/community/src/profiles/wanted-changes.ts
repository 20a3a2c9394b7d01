import { normalizeLink } from '@seed/contracts/fields';
import type { Body } from '@seed/contracts/endpoint';
import { adminProfileChange, parseParticipationYears, type updateProfile } from '@seed/contracts/profiles';
import type { Caller } from '@seed/service-kit/caller';
import { fieldProblems } from '@seed/service-kit/field-problems';
import { invalidBody } from '@seed/service-kit/problem-error';
import type { ProfileChanges } from './profiles.repository.ts';

type ProfileBody = Body<typeof updateProfile>;
type Wanted = { readonly [Field in keyof ProfileChanges]: ProfileChanges[Field] | undefined };

/** What of the body the caller may change, as it is stored. */
export function wantedChanges(body: ProfileBody, caller: Caller): Wanted {
  const { name, team, country, major, university, about, interests, email, picture, linkedin } = body;
  return {
    name,
    team,
    country,
    major,
    university,
    about,
    interests,
    email,
    picture: storedLink(picture),
    linkedin: storedLink(linkedin),
    years: storedYears(body.participationYear),
    ...(caller.isAdmin ? wantedByAdmin(body) : {}),
  };
}

function wantedByAdmin({ id, role, goromLogin }: ProfileBody): Wanted {
  const parsed = adminProfileChange.safeParse({ id, role, goromLogin });
  if (!parsed.success) throw invalidBody(fieldProblems(parsed.error));
  return { memberId: parsed.data.id, role: parsed.data.role, loginEmail: parsed.data.goromLogin };
}

/** A path of the portal stays one; anything else was checked to be a link, or is empty. */
function storedLink(link: string | undefined): string | undefined {
  return link === undefined || link.startsWith('/') ? link : (normalizeLink(link) ?? '');
}

function storedYears(years: ProfileBody['participationYear']): readonly number[] | undefined {
  return years === undefined ? undefined : (parseParticipationYears(years) ?? undefined);
}
