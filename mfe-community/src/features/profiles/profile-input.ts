import { profileChange } from '@seed/contracts/profiles';
import type { Profile } from '@seed/contracts/profiles';
import type { Parsed } from '@seed/portal-sdk';
import { parseText } from '@seed/portal-sdk';

/** What a member types into the form: the years as one text. */
export interface ProfileText {
  readonly name: string;
  readonly email: string;
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
  const { name, email, country, team, university, major, linkedin, about, interests, picture } = profile;
  const participationYear = profile.participationYear.join(', ');
  return { name, email, country, team, participationYear, university, major, linkedin, about, interests, picture };
}

/** What is wrong with the form's text, if anything; the service takes it as it was typed. */
export function parseProfile(text: ProfileText): Parsed<keyof ProfileText, ProfileText> {
  const { errors } = parseText<keyof ProfileText, unknown>(profileChange, text);
  return Object.keys(errors).length > 0 ? { errors } : { input: text, errors };
}
