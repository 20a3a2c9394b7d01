import { newClub } from '@seed/contracts/clubs';
import { pick } from '@seed/contracts/schema';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';

/** The text of the form: the fields of a club that an Admin changes. */
export interface ClubText {
  readonly name: string;
  readonly bannerImage: string;
  readonly mainDescription: string;
  readonly syllabusUrl: string;
}

const clubText = pick(newClub, { name: true, bannerImage: true, mainDescription: true, syllabusUrl: true });

/** The form's text as the API takes it, or what is wrong with it. */
export function parseClub(text: ClubText): Parsed<keyof ClubText, ClubText> {
  return parseText(clubText, text);
}
