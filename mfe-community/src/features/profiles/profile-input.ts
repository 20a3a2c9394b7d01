import type { Body } from '@seed/contracts/endpoint';
import { profileChange, profileTextsOf } from '@seed/community-contracts/profiles';
import type { Profile, ProfileTexts, updateProfile } from '@seed/community-contracts/profiles';
import type { Parsed } from '@seed/portal-sdk';
import { parseText } from '@seed/portal-sdk';

/** The values of the form. The years are one text. */
export interface ProfileText extends ProfileTexts {
  readonly name: string;
  readonly email: string;
  readonly emailVisibility: string;
  readonly participationYear: string;
  readonly picture: string;
}

export function textOf(profile: Profile): ProfileText {
  const { name, email, emailVisibility, picture } = profile;
  const participationYear = profile.participationYear.join(', ');
  return { ...profileTextsOf(profile), name, email, emailVisibility, participationYear, picture };
}

export type ProfileInput = Body<typeof updateProfile>;

/** The body of the change, or the errors of the fields. */
export function parseProfile(text: ProfileText): Parsed<keyof ProfileText, ProfileInput> {
  return parseText<keyof ProfileText, ProfileInput>(profileChange, text);
}
