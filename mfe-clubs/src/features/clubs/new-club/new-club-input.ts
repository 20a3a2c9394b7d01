import { type createClub, newClub } from '@seed/clubs-contracts/clubs';
import type { BodyInput } from '@seed/contracts/endpoint';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';
import { clubsPrefix } from '../../../paths.ts';
import type { ClubText } from '../club-input.ts';

/** The values of the form for a new club. */
export interface NewClubText extends ClubText {
  /** The slug of the route; a member may type the whole route as well. */
  readonly route: string;
  readonly key: string;
}

/** The body of the request, or the messages about its fields. */
export function parseNewClub(text: NewClubText): Parsed<keyof NewClubText, BodyInput<typeof createClub>> {
  const slug = slugIn(text.route);
  return parseText(newClub, { ...text, route: slug === '' ? '' : clubsPrefix + slug });
}

/** The slug in what was typed as a route. */
export function slugIn(route: string): string {
  const typed = route.trim();
  return typed.startsWith(clubsPrefix) ? typed.slice(clubsPrefix.length) : typed;
}
