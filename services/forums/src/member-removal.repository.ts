import { formerMemberName, type MemberRemoved } from '@seed/contracts/portal-events';
import { likeSet } from '@seed/service-kit/like-set';
import type { LikeTable } from '@seed/service-kit/like-table';
import { forgetReporter } from '@seed/service-kit/reports/reporters';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { In, MoreThan } from 'typeorm';
import {
  type CommentRow,
  commentEntity,
  commentHistory,
  commentLikes,
  commentMentions,
} from './comments/comment.entity.ts';
import { changeInConversation, commentVersions } from './comments/comment-versions.repository.ts';
import { postEntity, postHistory, postLikes, postMentions } from './posts/post.entity.ts';
import { formerTexts } from './history/former-texts.repository.ts';
import type { MentionTable } from './mentions/mention.entity.ts';
import { urlOfImage } from './posts/post-images.ts';
import { noteEntity, noteLikes } from './recommendations/note.entity.ts';
import { readingsRepository } from './readings/readings.repository.ts';
import { forumReports } from './reports/forum-reports.ts';

/** The number of rows that are read together; each is changed on its own, so that no lock is held for long. */
export const batchSize = 200;
const anonymousLogin = 'anonymous';

/**
 * Removes the name, the login, the pictures and the likes of a member from everything in the forums, and the texts that
 * they replaced; the present ones stay. It is idempotent, so a retry completes it.
 */
export async function removeMember(database: Database, { memberIds, pictures }: MemberRemoved): Promise<void> {
  const posts = database.getRepository(postEntity);
  const comments = database.getRepository(commentEntity);
  const notes = database.getRepository(noteEntity);
  const removed = new Set(pictures);
  await inBatches(
    (id) => posts.find({ where: { authorId: In(memberIds), id }, order: { id: 'ASC' }, take: batchSize }),
    async ({ id, images }) => {
      const kept = images.filter((image) => !removed.has(urlOfImage(image)));
      await formerTexts(database.manager, postHistory).deleteOf(id);
      await posts.update({ id }, { authorName: formerMemberName, images: kept });
    },
  );
  await inBatches(
    (id) => comments.find({ where: { authorId: In(memberIds), id }, order: { id: 'ASC' }, take: batchSize }),
    async (comment) => {
      await formerTexts(database.manager, commentHistory).deleteOf(comment.id);
      await changeComment(database, comment, { authorName: formerMemberName });
    },
  );
  await inBatches(
    (id) => notes.find({ where: { authorId: In(memberIds), id }, order: { id: 'ASC' }, take: batchSize }),
    ({ id }) => notes.update({ id }, { authorName: formerMemberName, authorLogin: anonymousLogin }),
  );
  await removeNameFromReplies(database, memberIds);
  await readingsRepository(database.manager).removeOf(memberIds);
  await forgetReporter(database, forumReports, memberIds);
  for (const table of [postMentions, commentMentions]) await removeMentions(database, table, memberIds);
  for (const table of [postLikes, commentLikes, noteLikes]) await removeLikes(database, table, memberIds);
}

/** Replies of others show whom they reply to. */
async function removeNameFromReplies(database: Database, memberIds: readonly string[]): Promise<void> {
  const comments = database.getRepository(commentEntity);
  const replyToAuthorId = In([...memberIds]);
  await inBatches(
    (id) => comments.find({ where: { replyToAuthorId, id }, order: { id: 'ASC' }, take: batchSize }),
    (reply) => changeComment(database, reply, { replyToAuthorName: formerMemberName }),
  );
}

/** Changes the names and ids that a comment has of members. */
export function changeComment(
  database: Database,
  { id, forumId }: Pick<CommentRow, 'id' | 'forumId'>,
  changes: Partial<CommentRow>,
): Promise<void> {
  return changeInConversation(database, forumId, async (manager) => {
    await manager.getRepository(commentEntity).update({ id }, changes);
  });
}

/** The name of a removed member stays in the texts of others as it was typed, and leads nowhere. */
async function removeMentions(database: Database, table: MentionTable, memberIds: readonly string[]): Promise<void> {
  const mentions = database.getRepository(table.entity);
  const memberId = In([...memberIds]);
  await inBatches(
    (id) => mentions.find({ where: { memberId, id }, order: { id: 'ASC' }, take: batchSize }),
    ({ id, entityId }) =>
      inTransaction(database, async (manager) => {
        await commentVersions(manager).raiseOf(table, entityId);
        await manager.getRepository(table.entity).delete({ id });
      }),
  );
}

async function removeLikes(database: Database, table: LikeTable, memberIds: readonly string[]): Promise<void> {
  const likes = database.getRepository(table.entity);
  await inBatches(
    (id) => likes.find({ where: { userId: In([...memberIds]), id }, order: { id: 'ASC' }, take: batchSize }),
    ({ entityId, userId }) =>
      inTransaction(database, async (manager) => {
        await commentVersions(manager).raiseOf(table, entityId);
        await likeSet(manager, table).remove(entityId, userId);
      }),
  );
}

/** Changes the rows that `read` finds after an id, some at a time. */
export async function inBatches<Row extends { readonly id: number }>(
  read: (id: ReturnType<typeof MoreThan<number>>) => Promise<Row[]>,
  change: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (let after = 0; ;) {
    const rows = await read(MoreThan(after));
    for (const row of rows) await change(row);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
