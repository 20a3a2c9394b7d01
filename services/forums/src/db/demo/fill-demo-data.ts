import { type DemoMember, demoMember, demoMembers } from '@seed/demo-world/members';
import { inTransaction } from '@seed/service-kit/transaction';
import type { DataSource, EntityManager } from 'typeorm';
import { commentEntity, commentLikes } from '../../comments/comment.entity.ts';
import { postEntity, postLikes } from '../../posts/post.entity.ts';
import type { DemoComment, DemoThread } from './demo-thread.ts';
import { demoThreads } from './demo-threads.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Fills an empty database with the demo world; its times are relative to now. */
export async function fillDemoData(dataSource: DataSource): Promise<void> {
  if (await dataSource.getRepository(postEntity).exists()) return;
  const now = Date.now();
  await inTransaction(dataSource, async (manager) => {
    for (const thread of demoThreads) await addThread(manager, thread, now);
  });
}

async function addThread(manager: EntityManager, thread: DemoThread, now: number): Promise<void> {
  const createdAt = new Date(now - thread.daysAgo * dayMs);
  const { title, content } = thread;
  const post = await manager.getRepository(postEntity).save({
    title,
    content,
    images: [],
    ...author(thread.author),
    createdAt,
    commentCount: thread.comments.length,
    version: 1,
  });
  await addLikes(manager, postLikes.entity, { id: post.id, count: thread.likes, createdAt });
  for (const comment of thread.comments) await addComment(manager, { comment, forumId: post.id, createdAt, now });
}

interface AddedComment {
  readonly comment: DemoComment;
  readonly forumId: number;
  /** Of the thread. */
  readonly createdAt: Date;
  readonly now: number;
}

async function addComment(manager: EntityManager, { comment, forumId, createdAt, now }: AddedComment): Promise<void> {
  const [name, hoursLater, likes, content] = comment;
  const writtenAt = new Date(Math.min(createdAt.getTime() + hoursLater * hourMs, now));
  const written = { forumId, content, ...author(name), createdAt: writtenAt, version: 1 };
  const { id } = await manager.getRepository(commentEntity).save(written);
  await addLikes(manager, commentLikes.entity, { id, count: likes, createdAt: writtenAt });
}

interface AddedLikes {
  readonly id: number;
  readonly count: number;
  readonly createdAt: Date;
}

async function addLikes(
  manager: EntityManager,
  entity: typeof postLikes.entity,
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

function author(name: string) {
  const { id } = demoMember(name);
  return { authorId: id, authorName: name };
}
