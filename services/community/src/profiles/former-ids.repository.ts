import { type EntityManager, In } from 'typeorm';
import { type ProfileRow, profileEntity } from './profile.entity.ts';

/** The former ids of a profile, except those that now belong to another member. */
export async function unclaimedFormerIds(
  manager: EntityManager,
  { formerIds }: Pick<ProfileRow, 'formerIds'>,
): Promise<string[]> {
  const holders = await manager.getRepository(profileEntity).findBy({ memberId: In([...formerIds]) });
  const taken = new Set(holders.map(({ memberId }) => memberId));
  return formerIds.filter((id) => !taken.has(id));
}
