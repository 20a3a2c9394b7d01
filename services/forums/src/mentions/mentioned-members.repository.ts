import type { MemberIdChanged } from '@seed/contracts/portal-events';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { In } from 'typeorm';
import { commentMentions } from '../comments/comment.entity.ts';
import { commentVersions } from '../comments/comment-versions.repository.ts';
import { batchSize, inBatches } from '../member-removal.repository.ts';
import { postMentions } from '../posts/post.entity.ts';
import type { MentionTable } from './mention.entity.ts';

const tables = [postMentions, commentMentions];

/** Gives the mentions of former ids to the present id. It is idempotent, so a retry completes it. */
export async function changeMentionedId(database: Database, change: MemberIdChanged): Promise<void> {
  for (const table of tables) await changeIn(database, table, change);
}

function changeIn(database: Database, table: MentionTable, change: MemberIdChanged): Promise<void> {
  const { entity } = table;
  const { memberId, formerIds } = change;
  const former = In([...formerIds]);
  return inBatches(
    (id) =>
      database.getRepository(entity).find({ where: { memberId: former, id }, order: { id: 'ASC' }, take: batchSize }),
    ({ id, entityId }) =>
      inTransaction(database, async (manager) => {
        await commentVersions(manager).raiseOf(table, entityId);
        const rows = manager.getRepository(entity);
        // A text may mention the member by both ids.
        if (await rows.existsBy({ entityId, memberId })) await rows.delete({ id });
        else await rows.update({ id }, { memberId });
      }),
  );
}
