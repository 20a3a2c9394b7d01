import { maxFormerTexts } from '@seed/forums-contracts/history';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type { FormerTextRow, FormerTextTable } from './former-text.entity.ts';

/** The former texts of one kind of entity. Changes need the manager of a transaction that has locked the entity. */
export function formerTexts(manager: EntityManager, { entity }: FormerTextTable) {
  const rows = manager.getRepository(entity);
  return {
    /** Keeps a text that is being replaced. The oldest are deleted beyond the limit, so a history stays short. */
    async keep(text: Omit<FormerTextRow, 'id'>): Promise<void> {
      const { entityId } = text;
      await rows.insert(text);
      const order = { id: 'DESC' } as const;
      const [tooOld] = await rows.find({
        select: { id: true },
        where: { entityId },
        order,
        skip: maxFormerTexts,
        take: 1,
      });
      if (tooOld !== undefined) await rows.delete({ entityId, id: LessThanOrEqual(tooOld.id) });
    },
    /** Newest first. */
    of(entityId: number): Promise<FormerTextRow[]> {
      return rows.find({ where: { entityId }, order: { id: 'DESC' }, take: maxFormerTexts });
    },
    async deleteOf(entityId: number): Promise<void> {
      await rows.delete({ entityId });
    },
  };
}
