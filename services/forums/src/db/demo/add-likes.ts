import { type DemoMember, demoMembers } from '@seed/demo-world/members';
import type { LikeTable } from '@seed/service-kit/like-set';
import type { EntityManager } from 'typeorm';

export interface AddedLikes {
  readonly id: number;
  readonly count: number;
  readonly createdAt: Date;
}

export async function addLikes(
  manager: EntityManager,
  { entity }: LikeTable,
  { id, count, createdAt }: AddedLikes,
): Promise<void> {
  const rows = likers(id, count).map((member) => ({ entityId: id, userId: member.id, createdAt }));
  if (rows.length > 0) await manager.getRepository(entity).insert(rows);
}

/** Always the same members for the same entity, others for the next one. */
function likers(entityId: number, count: number): DemoMember[] {
  const step = 7; // No divisor of the number of members, so nobody comes twice.
  const places = Array.from({ length: Math.min(count, demoMembers.length) }, (_, n) => entityId * 13 + n * step);
  return places.flatMap((place) => demoMembers[place % demoMembers.length] ?? []);
}
