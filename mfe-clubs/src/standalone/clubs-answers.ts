import { getClub, listClubs, updateClub } from '@seed/contracts/clubs';
import type { Club } from '@seed/contracts/clubs';
import { createEvent } from '@seed/contracts/events';
import type { PortalUser } from '@seed/portal-sdk';
import { answer, createdOnce, found, pageOf, Refusal, unchanged } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import { addEvent } from './clubs-world.ts';
import type { ClubsWorld, KeptClub } from './clubs-world.ts';

/** Answers as the clubs service and the calendar give them to this member, over a world in memory. */
export function clubsAnswers(world: ClubsWorld, { isAdmin }: PortalUser): StandInAnswer[] {
  const permissions = { update: isAdmin, delete: isAdmin };
  const present = (club: KeptClub): Club => ({ ...club, permissions });
  const reply = (club: KeptClub) => ({ data: present(club), etag: `"${club.version}-x"` });
  const once = createdOnce();
  const onlyAdmins = () => {
    if (!isAdmin) throw new Refusal(403, 'forbidden');
  };
  return [
    answer(listClubs, ({ query }) => {
      const { rows, next } = pageOf(world.clubs, query);
      return { data: rows.map(present), next };
    }),
    answer(getClub, ({ params }) => reply(found(world.clubs, params.id))),
    answer(updateClub, ({ params: { id }, body: { name, bannerImage, mainDescription, syllabusUrl }, headers }) => {
      onlyAdmins();
      const club = unchanged(found(world.clubs, id), headers);
      const sent = Object.entries({ name, bannerImage, mainDescription, syllabusUrl });
      const given = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
      const changed = { ...club, ...given, version: club.version + 1 };
      world.clubs = world.clubs.map((one) => (one.id === id ? changed : one));
      return reply(changed);
    }),
    answer(createEvent, ({ body, headers }) => {
      onlyAdmins();
      const id = once(headers, () => addEvent(world, body).id);
      return { data: { ...found(world.events, id), permissions } };
    }),
  ];
}
