import type { Mention } from '@seed/forums-contracts/mentions';
import { fetchRowsBy } from '@seed/service-kit/fetch-rows';
import type { EntityManager } from 'typeorm';
import type { MentionTable } from './mention.entity.ts';

/** A text that may mention members. */
export interface MentioningRow {
  readonly id: number;
  readonly content: string;
}

/** The mentions in the texts of one kind. */
export type MentionSet = ReturnType<typeof mentionSet>;

/** The mentions in the texts of one kind. Changes need the manager of a transaction that has locked the text. */
export function mentionSet(manager: EntityManager, { entity }: MentionTable) {
  const rows = manager.getRepository(entity);

  async function of(texts: readonly MentioningRow[]): Promise<ReadonlyMap<number, readonly Mention[]>> {
    // A text without the sign has no mentions, so most pages read nothing more.
    const values = texts.filter(({ content }) => content.includes('@')).map(({ id }) => id);
    const found = await fetchRowsBy(manager, entity, { property: 'entityId', values });
    const mentions = new Map<number, Mention[]>();
    for (const { entityId, memberId, name } of found.toSorted((one, other) => one.id - other.id)) {
      mentions.set(entityId, [...(mentions.get(entityId) ?? []), { memberId, name }]);
    }
    return mentions;
  }

  /** Stores the mentions of texts, by the ids of the texts. */
  async function insertAll(texts: ReadonlyMap<number, readonly Mention[]>): Promise<void> {
    const mentions = [...texts].flatMap(([entityId, mentions]) =>
      mentions.map(({ memberId, name }) => ({ entityId, memberId, name })),
    );
    if (mentions.length > 0) await rows.insert(mentions);
  }

  return {
    /** The mentions by the ids of the texts, by one statement at most. */
    of,
    insertAll,
    /** Stores the mentions of a text in place of those before. */
    async replace(entityId: number, mentions: readonly Mention[]): Promise<void> {
      await rows.delete({ entityId });
      await insertAll(new Map([[entityId, mentions]]));
    },
  };
}
