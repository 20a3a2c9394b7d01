import { newClub } from '@seed/contracts/clubs';

/** What an Admin types into the form, and what of a club the form changes. */
export interface ClubText {
  readonly name: string;
  readonly bannerImage: string;
  readonly mainDescription: string;
  readonly syllabusUrl: string;
}

export type ClubErrors = Partial<Record<keyof ClubText, string>>;

const clubText = newClub.pick({ name: true, bannerImage: true, mainDescription: true, syllabusUrl: true });

/** The form's text as the API takes it, or what is wrong with it. */
export function parseClub(text: ClubText): { readonly input?: ClubText; readonly errors: ClubErrors } {
  const parsed = clubText.safeParse(text);
  if (parsed.success) return { input: parsed.data, errors: {} };
  return { errors: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('/'), message])) };
}
