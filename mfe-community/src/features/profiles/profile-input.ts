import type { Body } from '@seed/contracts/endpoint';
import { profileChange } from '@seed/contracts/profiles';
import type { Profile, updateProfile } from '@seed/contracts/profiles';
import type { Parsed } from '@seed/portal-sdk';
import { parseText } from '@seed/portal-sdk';

/** What a member types into the form: the years as one text. */
export interface ProfileText {
  readonly name: string;
  readonly email: string;
  readonly emailVisibility: string;
  readonly country: string;
  readonly team: string;
  readonly participationYear: string;
  readonly university: string;
  readonly major: string;
  readonly linkedin: string;
  readonly about: string;
  readonly interests: string;
  readonly picture: string;
}

export function textOf(profile: Profile): ProfileText {
  const { name, email, emailVisibility, country, team, university, major, linkedin, about, interests, picture } =
    profile;
  const participationYear = profile.participationYear.join(', ');
  const texts = { name, email, emailVisibility, country, team, university, major, linkedin, about, interests };
  return { ...texts, participationYear, picture };
}

export type ProfileInput = Body<typeof updateProfile>;

/** The body of the change, or the errors of the fields. */
export function parseProfile(text: ProfileText): Parsed<keyof ProfileText, ProfileInput> {
  return parseText<keyof ProfileText, ProfileInput>(profileChange, text);
}
