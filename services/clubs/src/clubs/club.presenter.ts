import type { Club } from '@seed/clubs-contracts/clubs';
import type { Caller } from '@seed/service-kit/caller';
import type { ClubRow } from './club.entity.ts';
import { clubPermissions } from './club.policy.ts';

/** The club as the contract has it, for this caller. */
export function presentClub(club: ClubRow, caller: Caller, isMember: boolean): Club {
  return {
    id: club.id,
    key: club.key,
    name: club.name,
    route: club.route,
    iconUrl: club.iconUrl,
    bannerImage: club.bannerImage,
    mainDescription: club.mainDescription,
    syllabusUrl: club.syllabusUrl,
    memberCount: club.memberCount,
    isMember,
    ...(club.retiredAt !== null && { retiredAt: club.retiredAt.toISOString() }),
    permissions: clubPermissions(caller),
  };
}
