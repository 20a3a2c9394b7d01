import { removedMembers } from '@seed/service-kit/removed-members';
import { type EntityManager, In } from 'typeorm';
import { pictureEntity } from './picture.entity.ts';

/** The owners of the uploaded pictures. */
export function picturesRepository(manager: EntityManager) {
  const pictures = manager.getRepository(pictureEntity);
  return {
    insert: (filename: string, memberId: string) => pictures.insert({ filename, memberId, createdAt: new Date() }),
    /** Whether the member was removed while the upload was on its way. */
    isOwnerRemoved: (memberId: string): Promise<boolean> =>
      manager.getRepository(removedMembers).existsBy({ memberId }),
    /** The names of all pictures that one of these ids uploaded. */
    async namesOf(memberIds: readonly string[]): Promise<string[]> {
      const rows = await pictures.findBy({ memberId: In([...memberIds]) });
      return rows.map(({ filename }) => filename);
    },
    isOthers: (filename: string, memberIds: readonly string[]): Promise<boolean> =>
      pictures
        .createQueryBuilder('picture')
        .where('picture.filename = :filename AND picture.memberId NOT IN (:...memberIds)', { filename, memberIds })
        .getExists(),
    async delete(filename: string): Promise<void> {
      await pictures.delete({ filename });
    },
  };
}
