import { defaultClubArt, listClubs } from '@seed/contracts/clubs';
import { answer } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import type { CalendarWorld } from './calendar-world.ts';

/** Answers as the clubs service gives them, of which a meeting needs the names. */
export function clubsAnswers(world: CalendarWorld): StandInAnswer[] {
  const filling = { ...defaultClubArt, mainDescription: '', syllabusUrl: '' };
  const permissions = { update: world.isAdmin, delete: world.isAdmin };
  return [
    answer(listClubs, () => ({
      data: world.clubs.map(({ key, name }, at) => ({
        ...filling,
        id: at + 1,
        key,
        name,
        route: `/clubs/${key.toLowerCase()}`,
        permissions,
      })),
    })),
  ];
}
