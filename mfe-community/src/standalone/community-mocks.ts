import { createUpload } from '@seed/contracts/uploads';
import {
  getProfile,
  getProfileByLogin,
  listProfiles,
  parseParticipationYears,
  updateProfile,
} from '@seed/contracts/profiles';
import { mockEndpoint, pageOf, MockProblemError, mockUser, matchVersion } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { ownProfile } from './community-world.ts';
import type { CommunityWorld, KeptProfile } from './community-world.ts';
import { listed } from './listed.ts';

/** Answers as the community service gives them, over a world in memory. */
export function communityMocks(world: CommunityWorld): MockHandler[] {
  return [
    mockEndpoint(listProfiles, ({ query }) => {
      const { rows, next } = pageOf(listed(world.profiles, query), query);
      return { data: rows.map(({ profile, year }) => ({ ...present(profile), listedYear: year })), next };
    }),
    mockEndpoint(getProfileByLogin, ({ params }) => {
      if (params.email !== mockUser.email) throw new MockProblemError('not_found');
      return reply(ownProfile(world));
    }),
    mockEndpoint(getProfile, ({ params }) => reply(found(world, params.id))),
    mockEndpoint(updateProfile, ({ params: { id }, body, headers }) => {
      const profile = matchVersion(found(world, id), headers);
      if (id !== mockUser.id) throw new MockProblemError('forbidden');
      const { id: _, role: __, goromLogin: ___, participationYear, ...texts } = body;
      const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
      const years = participationYear === undefined ? null : parseParticipationYears(participationYear);
      const changed = {
        ...profile,
        ...given,
        ...(years && { participationYear: years }),
        version: profile.version + 1,
      };
      world.profiles = world.profiles.map((one) => (one.id === id ? changed : one));
      return reply(changed);
    }),
    mockEndpoint(createUpload, () => {
      const filename = `picture-${world.uploads.length + 1}.webp`;
      world.uploads.push(filename);
      return { data: { filename } };
    }),
  ];
}

function found(world: CommunityWorld, id: string): KeptProfile {
  const profile = world.profiles.find((one) => one.id === id || one.formerIds.includes(id));
  if (!profile) throw new MockProblemError('not_found');
  return profile;
}

function present(profile: KeptProfile) {
  return { ...profile, permissions: { update: profile.id === mockUser.id, delete: false } };
}

function reply(profile: KeptProfile) {
  return { data: present(profile), etag: `"${profile.version}-x"` };
}
