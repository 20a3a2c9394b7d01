import { demoMember } from '@seed/demo-world/members';
import type { EntityManager } from 'typeorm';
import { commentEntity, commentLikes } from '../../comments/comment.entity.ts';
import { postEntity, postLikes } from '../../posts/post.entity.ts';
import { addLikes } from './add-likes.ts';
import type { DemoComment, DemoThread } from './demo-thread.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

export async function addThread(manager: EntityManager, thread: DemoThread, now: number): Promise<void> {
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
  await addLikes(manager, postLikes, { id: post.id, count: thread.likes, createdAt });
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
  await addLikes(manager, commentLikes, { id, count: likes, createdAt: writtenAt });
}

function author(name: string) {
  const { id } = demoMember(name);
  return { authorId: id, authorName: name };
}
