import { type SubjectJoined, subjectJoinedType, subjects } from '@seed/contracts/portal-events';
import { publish } from '@seed/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { clubsRepository } from '../clubs/clubs.repository.ts';

interface MembershipChange {
  readonly clubId: number;
  readonly memberId: string;
  readonly isJoined: boolean;
}

/** Reports that a member has joined or left a club, in the transaction of the change: who joins a club follows it. */
export async function publishMembership(
  manager: EntityManager,
  { clubId, memberId, isJoined }: MembershipChange,
): Promise<void> {
  const { key } = await clubsRepository(manager).get(clubId);
  const changedAt = new Date().toISOString();
  const event: SubjectJoined = { memberId, subject: subjects.club(key), isJoined, changedAt };
  await publish(manager, subjectJoinedType, event);
}
