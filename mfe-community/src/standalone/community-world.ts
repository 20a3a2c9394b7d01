import type { DataExport } from '@seed/community-contracts/data-exports';
import type { MemberAccounts } from '@seed/community-contracts/member-accounts';
import { emptyProfileTexts } from '@seed/community-contracts/profiles';
import type { Profile } from '@seed/community-contracts/profiles';
import type { Session } from '@seed/community-contracts/sessions';
import type { PortalUser } from '@seed/portal-sdk';
import { mockUser } from '@seed/portal-sdk/mocks';

/** A stored profile: without the caller's permissions. */
export type StoredProfile = Omit<Profile, 'permissions'> & { readonly version: number };

/** Profiles in memory, and the names of the pictures that were uploaded. */
export interface CommunityWorld {
  /** The signed-in member. */
  readonly user: PortalUser;
  profiles: StoredProfile[];
  uploads: string[];
  accounts: MemberAccounts;
  /** The files with the data of the signed-in member, the newest first. */
  exports: DataExport[];
  /** The reports of the signed-in member, by the id of the profile. */
  readonly reports: Map<string, object>;
  /** Where the member is signed in; null while the provider does not list it. */
  sessions: Session[] | null;
  /** Whether the signed-in member has left the portal. */
  hasLeft: boolean;
  nextId: number;
}

export function emptyWorld(user: PortalUser = mockUser): CommunityWorld {
  const accounts = { isConfigured: false, waiting: 0, failed: [] };
  return {
    user,
    profiles: [],
    uploads: [],
    accounts,
    exports: [],
    sessions: [thisBrowser()],
    reports: new Map(),
    hasLeft: false,
    nextId: 1,
  };
}

function thisBrowser(): Session {
  const now = new Date().toISOString();
  return { id: 'this', browser: 'Firefox', system: 'Linux', isCurrent: true, startedAt: now, lastUsedAt: now };
}

/** Adds a member; missing fields get defaults. */
export function addProfile(world: CommunityWorld, profile: Partial<StoredProfile> = {}): StoredProfile {
  const number = world.nextId;
  world.nextId += 1;
  const filled: StoredProfile = {
    id: `member-${number}`,
    name: `Member ${number}`,
    role: 'participant',
    ...emptyProfileTexts,
    country: 'Colombia',
    participationYear: [],
    picture: '',
    email: '',
    emailVisibility: 'everyone',
    goromLogin: `member-${number}@seed.example`,
    formerIds: [],
    version: 1,
    ...profile,
  };
  world.profiles.push(filled);
  return filled;
}

/** The profile of the signed-in member; the first request creates it. */
export function ownProfile(world: CommunityWorld, profile: Partial<StoredProfile> = {}): StoredProfile {
  const { id, name, email } = world.user;
  const own = world.profiles.find((one) => one.id === id);
  return own ?? addProfile(world, { id, name, email, goromLogin: email, ...profile });
}
