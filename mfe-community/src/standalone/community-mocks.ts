import { createUpload } from '@seed/contracts/uploads';
import { parseParticipationYears } from '@seed/community-contracts/participation-years';
import {
  deleteProfile,
  getProfile,
  getProfileByLogin,
  listProfiles,
  memberRole,
  updateProfile,
} from '@seed/community-contracts/profiles';
import { mockEndpoint, pageOf, MockProblemError, matchVersion } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { ownProfile } from './community-world.ts';
import type { CommunityWorld, StoredProfile } from './community-world.ts';
import { importMocks } from './import-mocks.ts';
import { leavingMocks } from './leaving-mocks.ts';
import { listed } from './listed.ts';
import { reportMocks } from './report-mocks.ts';
import { myDataMocks } from './my-data-mocks.ts';
import { sessionsMocks } from './sessions-mocks.ts';

/** The community service's responses, over a world in memory. */
export function communityMocks(world: CommunityWorld): MockHandler[] {
  return [
    ...profileMocks(world),
    ...importMocks(world),
    ...myDataMocks(world),
    ...leavingMocks(world),
    ...reportMocks(world),
    ...sessionsMocks(world),
  ];
}

function profileMocks(world: CommunityWorld): MockHandler[] {
  return [
    mockEndpoint(listProfiles, ({ query }) => {
      const { rows, next } = pageOf(listed(world.profiles, query), query);
      return { data: rows.map(({ profile, year }) => ({ ...present(profile, world), listedYear: year })), next };
    }),
    mockEndpoint(getProfileByLogin, ({ params }) => {
      if (params.email !== world.user.email) throw new MockProblemError('not_found');
      return respond(ownProfile(world), world);
    }),
    mockEndpoint(getProfile, ({ params }) => respond(profileOrNotFound(world, params.id), world)),
    mockEndpoint(updateProfile, ({ params: { id }, body, headers }) => {
      const profile = matchVersion(profileOrNotFound(world, id), headers);
      if (!present(profile, world).permissions.update) throw new MockProblemError('forbidden');
      const { id: _, role, goromLogin: __, participationYear, ...texts } = body;
      const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
      const years = participationYear === undefined ? null : parseParticipationYears(participationYear);
      const changed = {
        ...profile,
        ...given,
        ...(world.user.isAdmin && role !== undefined && { role: memberRole.parse(role) }),
        ...(years && { participationYear: years }),
        version: profile.version + 1,
      };
      world.profiles = world.profiles.map((one) => (one.id === id ? changed : one));
      return respond(changed, world);
    }),
    mockEndpoint(deleteProfile, ({ params: { id } }) => {
      const profile = profileOrNotFound(world, id);
      if (!present(profile, world).permissions.delete) throw new MockProblemError('forbidden');
      world.profiles = world.profiles.filter((one) => one !== profile);
      return { data: undefined };
    }),
    mockEndpoint(createUpload, () => {
      const filename = `picture-${world.uploads.length + 1}.webp`;
      world.uploads.push(filename);
      return { data: { filename } };
    }),
  ];
}

function profileOrNotFound(world: CommunityWorld, id: string): StoredProfile {
  const profile = world.profiles.find((one) => one.id === id || one.formerIds.includes(id));
  if (!profile) throw new MockProblemError('not_found');
  return profile;
}

function present(profile: StoredProfile, { user }: CommunityWorld) {
  const isOwn = profile.id === user.id;
  return { ...profile, permissions: { update: isOwn || user.isAdmin, delete: user.isAdmin && !isOwn } };
}

function respond(profile: StoredProfile, world: CommunityWorld) {
  return { data: present(profile, world), etag: `"${profile.version}-x"` };
}
