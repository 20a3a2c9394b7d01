import { newClub } from '@seed/clubs-contracts/clubs';
import { pick } from '@seed/contracts/schema';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';

/** The values of the form: the fields of a club that an Admin can edit. */
export interface ClubText {
  readonly name: string;
  readonly bannerImage: string;
  readonly iconUrl: string;
  readonly mainDescription: string;
  readonly syllabusUrl: string;
}

const clubText = pick(newClub, {
  name: true,
  bannerImage: true,
  iconUrl: true,
  mainDescription: true,
  syllabusUrl: true,
});

/** The body of the request, or the messages about its fields. */
export function parseClub(text: ClubText): Parsed<keyof ClubText, ClubText> {
  return parseText(clubText, text);
}
