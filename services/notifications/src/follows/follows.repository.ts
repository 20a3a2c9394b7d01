import type { SubjectJoined } from '@seed/contracts/portal-events';
import type { FollowChoice } from '@seed/notifications-contracts/notification-follows';
import { isUniqueViolation } from '@seed/service-kit/database-error';
import { type EntityManager, In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { followEntity, type FollowRow } from './follow.entity.ts';

/** A subject as one member sees it. */
export interface FollowedSubject {
  readonly memberId: string;
  readonly subject: string;
}

/** The choices of members to follow and to mute. */
export function followsRepository(manager: EntityManager) {
  const rows = manager.getRepository(followEntity);
  return {
    find: ({ memberId, subject }: FollowedSubject): Promise<FollowRow | null> => rows.findOneBy({ memberId, subject }),
    count: (memberId: string): Promise<number> => rows.countBy({ memberId }),
    async choose(key: FollowedSubject, choice: FollowChoice): Promise<void> {
      await rows.upsert({ ...key, choice }, ['subject', 'memberId']);
      // A row without a choice and a membership is as none.
      await rows.delete({ ...key, choice: 'default', joinedChangedAt: IsNull() });
    },
    /** The recipients who have muted the subject. */
    async mutedBy(subject: string, recipientIds: readonly string[]): Promise<ReadonlySet<string>> {
      const found = await rows.findBy({ subject, choice: 'muted', memberId: In([...recipientIds]) });
      return new Set(found.map(({ memberId }) => memberId));
    },
    /** The next followers of a subject in the order of their ids. */
    async followersAfter(subject: string, after: string, limit: number): Promise<string[]> {
      const behind = { subject, memberId: MoreThan(after) };
      const found = await rows.find({
        select: { memberId: true },
        where: [
          { ...behind, choice: 'followed' },
          { ...behind, choice: 'default', isJoined: true },
        ],
        order: { memberId: 'ASC' },
        take: limit,
      });
      return found.map(({ memberId }) => memberId);
    },
  };
}

/** Records that a member has joined or left a subject, unless something newer is known. */
export async function recordJoined(manager: EntityManager, event: SubjectJoined): Promise<void> {
  const rows = manager.getRepository(followEntity);
  const { memberId, subject, isJoined } = event;
  const joinedChangedAt = new Date(event.changedAt);
  const key = { memberId, subject };
  const changes = { isJoined, joinedChangedAt };
  const older = [
    { ...key, joinedChangedAt: LessThanOrEqual(joinedChangedAt) },
    { ...key, joinedChangedAt: IsNull() },
  ];
  for (const where of older) {
    const { affected } = await rows.update(where, changes);
    if (affected !== 0) return;
  }
  try {
    await rows.insert({ ...key, ...changes, choice: 'default' });
  } catch (error) {
    // There is a row, and it is newer.
    if (!isUniqueViolation(error)) throw error;
  }
}

export async function removeFollows(manager: EntityManager, memberIds: readonly string[]): Promise<void> {
  await manager.getRepository(followEntity).delete({ memberId: In([...memberIds]) });
}

/** Gives what former ids follow and mute to the present one, whose own choices stay. */
export async function moveFollows(
  manager: EntityManager,
  formerIds: readonly string[],
  memberId: string,
): Promise<void> {
  const rows = manager.getRepository(followEntity);
  const former = await rows.findBy({ memberId: In([...formerIds]) });
  const own = new Set((await rows.findBy({ memberId })).map(({ subject }) => subject));
  const missing = new Map(former.filter(({ subject }) => !own.has(subject)).map((row) => [row.subject, row]));
  if (missing.size > 0) await rows.insert([...missing.values()].map((row) => ({ ...row, memberId })));
  await removeFollows(manager, formerIds);
}
