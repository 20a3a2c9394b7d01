import type { MemberIdChanged } from '@seed/contracts/portal-events';
import type { Database } from '@seed/service-kit/transaction';
import { In } from 'typeorm';
import { batchSize, changeComment, inBatches } from '../member-removal.repository.ts';
import { commentEntity } from './comment.entity.ts';

/** Gives the replies to a member under former ids to the present id. It is idempotent, so a retry completes it. */
export async function changeRepliedAuthorId(
  database: Database,
  { memberId, formerIds }: MemberIdChanged,
): Promise<void> {
  const comments = database.getRepository(commentEntity);
  const replyToAuthorId = In([...formerIds]);
  await inBatches(
    (id) => comments.find({ where: { replyToAuthorId, id }, order: { id: 'ASC' }, take: batchSize }),
    (reply) => changeComment(database, reply, { replyToAuthorId: memberId }),
  );
}
