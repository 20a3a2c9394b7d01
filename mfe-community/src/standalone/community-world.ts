import { emptyProfileTexts } from '@seed/contracts/profiles';
import type { Profile } from '@seed/contracts/profiles';
import type { PortalUser } from '@seed/portal-sdk';
import { mockUser } from '@seed/portal-sdk/mocks';

/** A stored profile: without the caller's permissions. */
export type KeptProfile = Omit<Profile, 'permissions'> & { readonly version: number };

/** Profiles in memory, and the names of the pictures that were uploaded. */
export interface CommunityWorld {
  /** The member who is signed in. */
  readonly user: PortalUser;
  profiles: KeptProfile[];
  uploads: string[];
  nextId: number;
}

export function emptyWorld(user: PortalUser = mockUser): CommunityWorld {
  return { user, profiles: [], uploads: [], nextId: 1 };
}

/** Adds a member; missing fields get defaults. */
export function addProfile(world: CommunityWorld, profile: Partial<KeptProfile> = {}): KeptProfile {
  const number = world.nextId;
  world.nextId += 1;
  const filled: KeptProfile = {
    id: `member-${number}`,
    name: `Member ${number}`,
    role: 'participant',
    ...emptyProfileTexts,
    country: 'Colombia',
    participationYear: [],
    picture: '',
    email: '',
    emailVisibility: 'everyone',
    linkedin: '',
    goromLogin: `member-${number}@seed.example`,
    formerIds: [],
    version: 1,
    ...profile,
  };
  world.profiles.push(filled);
  return filled;
}

/** The profile of the member who is signed in; created by the first request for it. */
export function ownProfile(world: CommunityWorld, profile: Partial<KeptProfile> = {}): KeptProfile {
  const { id, name, email } = world.user;
  const own = world.profiles.find((one) => one.id === id);
  return own ?? addProfile(world, { id, name, email, goromLogin: email, ...profile });
}
