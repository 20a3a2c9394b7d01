import type { ImportColumn, ImportedRow } from '@seed/community-contracts/member-import';
import { parseParticipationYears } from '@seed/community-contracts/participation-years';
import {
  adminProfileChange,
  emptyProfileTexts,
  memberGroup,
  type MemberRole,
  memberRoles,
  profileChange,
} from '@seed/community-contracts/profiles';
import { randomUUID } from 'node:crypto';
import { loginKeyOf } from '../profiles/login-key.ts';
import type { NewProfile, ProfileChanges } from '../profiles/profiles.repository.ts';
import { nothingHidden } from '../reports/hidden-parts.ts';
import type { CsvRow } from './csv-rows.ts';

type Problem = ImportedRow['problems'][number];

/** A member as a row of the file has them. */
export interface ImportedMember {
  readonly email: string;
  readonly loginKey: string;
  readonly role: MemberRole | undefined;
  readonly years: readonly number[] | undefined;
  /** The texts that the row has; undefined ones are not in it. */
  readonly texts: { readonly [Text in 'name' | 'team' | 'country' | 'major' | 'university']: string | undefined };
}

/** Reads the member of a row, or all problems of the row. */
export function importedMember({ cells, isUneven }: CsvRow): ImportedMember | Problem[] {
  const { email: address = '', role: group, years, ...texts } = cells;
  // Spreadsheets hold several years in one cell, separated in many ways.
  const participationYear = years?.replaceAll(/[\s,;/]+/g, ',');
  const login = adminProfileChange.safeParse({ goromLogin: address });
  const profile = profileChange.safeParse({ ...texts, participationYear });
  const role = group === undefined ? undefined : memberGroup(group)?.role;
  const loginKey = loginKeyOf(address);
  const problems: Problem[] = [
    ...(isUneven ? [{ column: null, message: 'The row has more or fewer cells than the header.' }] : []),
    ...(loginKey === null ? [{ column: 'email' as const, message: 'The e-mail address is missing.' }] : []),
    ...problemsOf(login),
    ...(group !== undefined && role === undefined ? [{ column: 'role' as const, message: unknownRole }] : []),
    ...problemsOf(profile),
  ];
  if (problems.length > 0 || loginKey === null || !profile.success) return problems;
  const { name, team, country, major, university } = profile.data;
  return {
    email: address,
    loginKey,
    role,
    years: participationYear === undefined ? undefined : (parseParticipationYears(participationYear) ?? undefined),
    texts: { name, team, country, major, university },
  };
}

/** The profile of a member who has none; it waits for its owner to sign in. */
export function newProfile({ email, loginKey, role, years, texts }: ImportedMember, name: string): NewProfile {
  const { team = '', country = '', major = '', university = '' } = texts;
  return {
    ...emptyProfileTexts,
    ...nothingHidden,
    ...{ name, team, country, major, university },
    memberId: randomUUID(),
    formerIds: [],
    linkedAt: null,
    loginEmail: email,
    loginKey,
    role: role ?? 'participant',
    years: years ?? [],
    picture: '',
    email,
    emailVisibility: 'everyone',
  };
}

/** The changes of a profile that exists. A member who has signed in writes the own texts themselves. */
export function changesBy(
  { role, years, texts }: ImportedMember,
  { hasSignedIn }: { readonly hasSignedIn: boolean },
): { readonly [Field in keyof ProfileChanges]: ProfileChanges[Field] | undefined } {
  return hasSignedIn ? { role, years } : { role, years, ...texts };
}

const unknownRole = `The role must be one of ${memberRoles.join(', ')}.`;

interface Parsed {
  readonly error?:
    { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
}

const columnsOfFields: Readonly<Record<string, ImportColumn>> = { goromLogin: 'email', participationYear: 'years' };

/** The first problem of each column. */
function problemsOf({ error }: Parsed): Problem[] {
  const issues = error?.issues ?? [];
  const byField = new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  return [...byField].map(([field, message]) => ({
    column: columnsOfFields[field] ?? (field as ImportColumn),
    message,
  }));
}
