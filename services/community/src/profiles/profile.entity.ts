import {
  type EmailVisibility,
  type MemberRole,
  profileLimits,
  type ProfileTexts,
} from '@seed/community-contracts/profiles';
import {
  cascadeTo,
  idColumn,
  instantColumn,
  integerColumn,
  jsonColumn,
  textColumn,
  varcharColumn,
} from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { type HiddenParts, hiddenPartColumns } from '../reports/hidden-parts.ts';

/** Lengths of the columns, in code points. */
export const memberIdLength = 191;
export const roleLength = 20;

export interface ProfileRow extends ProfileTexts, HiddenParts {
  readonly id: number;
  /** The member's id in all services: the token's subject, once the owner has signed in. */
  readonly memberId: string;
  /** Ids that the profile had before; `profile_aliases` resolves them. */
  readonly formerIds: readonly string[];
  /** When the owner signed in first; null until then. */
  readonly linkedAt: Date | null;
  /** The login e-mail as the identity provider writes it. */
  readonly loginEmail: string;
  /** The login e-mail in the form for comparisons; null if it is not verified. */
  readonly loginKey: string | null;
  readonly name: string;
  readonly role: MemberRole;
  /** The years of participation, ascending. */
  readonly years: readonly number[];
  readonly picture: string;
  /** The contact address; may be empty. */
  readonly email: string;
  readonly emailVisibility: EmailVisibility;
  readonly version: number;
}

export const profileEntity = new EntitySchema<ProfileRow>({
  name: 'Profile',
  tableName: 'profiles',
  columns: {
    id: idColumn(),
    memberId: varcharColumn('member_id', memberIdLength),
    formerIds: jsonColumn('former_ids'),
    linkedAt: instantColumn('linked_at', { nullable: true }),
    loginEmail: varcharColumn('login_email', profileLimits.email),
    loginKey: varcharColumn('login_key', profileLimits.email, { nullable: true }),
    name: varcharColumn('name', profileLimits.name),
    role: varcharColumn('role', roleLength),
    team: varcharColumn('team', profileLimits.short),
    country: varcharColumn('country', profileLimits.short),
    years: jsonColumn('years'),
    picture: textColumn('picture'),
    major: varcharColumn('major', profileLimits.short),
    university: varcharColumn('university', profileLimits.short),
    about: textColumn('about'),
    interests: textColumn('interests'),
    email: varcharColumn('email', profileLimits.email),
    emailVisibility: { ...varcharColumn('email_visibility', 10), default: 'everyone' },
    linkedin: textColumn('linkedin'),
    ...hiddenPartColumns(),
    version: integerColumn('version', { default: 1 }),
  },
  uniques: [
    { name: 'uq_profiles_member', columns: ['memberId'] },
    { name: 'uq_profiles_login', columns: ['loginKey'] },
  ],
});

/** An id that a profile had before. */
export interface ProfileAliasRow {
  readonly id: number;
  readonly memberId: string;
  readonly profileId: number;
}

export const aliasEntity = new EntitySchema<ProfileAliasRow>({
  name: 'ProfileAlias',
  tableName: 'profile_aliases',
  columns: {
    id: idColumn(),
    memberId: varcharColumn('member_id', memberIdLength),
    profileId: integerColumn('profile_id'),
  },
  uniques: [{ name: 'uq_profile_aliases_member', columns: ['memberId'] }],
  indices: [{ name: 'ix_profile_aliases_profile', columns: ['profileId'] }],
  foreignKeys: [cascadeTo('Profile', { name: 'fk_profile_aliases_profile', property: 'profileId' })],
});
