import { createUpload } from '@seed/contracts/uploads';
import { getUser, getUserByLogin, listUsers, parseParticipationYears, updateUser } from '@seed/contracts/users';
import { answer, pageOf, Refusal, standInUser, unchanged } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import { ownProfile } from './community-world.ts';
import type { CommunityWorld, KeptProfile } from './community-world.ts';
import { listed } from './listed.ts';

/** Answers as the community service gives them, over a world in memory. */
export function communityAnswers(world: CommunityWorld): StandInAnswer[] {
  return [
    answer(listUsers, ({ query }) => {
      const { rows, next } = pageOf(listed(world.profiles, query), query);
      return { data: rows.map(({ profile, year }) => ({ ...present(profile), listedYear: year })), next };
    }),
    answer(getUserByLogin, ({ params }) => {
      if (params.email !== standInUser.email) throw new Refusal(404, 'not_found');
      return reply(ownProfile(world));
    }),
    answer(getUser, ({ params }) => reply(found(world, params.id))),
    answer(updateUser, ({ params: { id }, body, headers }) => {
      const profile = unchanged(found(world, id), headers);
      if (id !== standInUser.id) throw new Refusal(403, 'forbidden');
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
    answer(createUpload, () => {
      const filename = `picture-${world.uploads.length + 1}.webp`;
      world.uploads.push(filename);
      return { data: { filename } };
    }),
  ];
}

function found(world: CommunityWorld, id: string): KeptProfile {
  const profile = world.profiles.find((one) => one.id === id || one.formerIds.includes(id));
  if (!profile) throw new Refusal(404, 'not_found');
  return profile;
}

function present(profile: KeptProfile) {
  return { ...profile, permissions: { update: profile.id === standInUser.id, delete: false } };
}

function reply(profile: KeptProfile) {
  return { data: present(profile), etag: `"${profile.version}-x"` };
}
