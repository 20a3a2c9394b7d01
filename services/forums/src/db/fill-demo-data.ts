import type { DemoComment, DemoForums, DemoNote, DemoPost } from '@seed/demo-world/forums';
import { fillWhenEmpty } from '@seed/service-kit/fill-when-empty';
import type { LikeTable } from '@seed/service-kit/like-table';
import type { Database } from '@seed/service-kit/transaction';
import type { EntityManager } from 'typeorm';
import { commentEntity, commentLikes, type CommentRow } from '../comments/comment.entity.ts';
import { replyFields } from '../comments/reply.ts';
import { postEntity, postLikes } from '../posts/post.entity.ts';
import { noteEntity, noteLikes } from '../recommendations/note.entity.ts';

/** Stores the posts with their comments, and the notes; each only if its table is empty. */
export async function fillDemoData(database: Database, { posts, notes }: DemoForums): Promise<void> {
  await fillWhenEmpty(database, postEntity, async (manager) => {
    for (const post of posts) await insertPost(manager, post);
  });
  await fillWhenEmpty(database, noteEntity, async (manager) => {
    for (const note of notes) await insertNote(manager, note);
  });
}

async function insertPost(manager: EntityManager, post: DemoPost): Promise<void> {
  const { title, content, createdAt, comments } = post;
  const { id } = await manager.getRepository(postEntity).save({
    title,
    content,
    images: [],
    ...authorOf(post),
    createdAt,
    commentCount: comments.length,
    likeCount: post.likedBy.length,
    version: 1,
  });
  await insertLikes(manager, postLikes, { ...post, id });
  const stored: CommentRow[] = [];
  for (const comment of comments) stored.push(await insertComment(manager, comment, { forumId: id, earlier: stored }));
}

interface Conversation {
  readonly forumId: number;
  readonly earlier: readonly CommentRow[];
}

async function insertComment(
  manager: EntityManager,
  comment: DemoComment,
  { forumId, earlier }: Conversation,
): Promise<CommentRow> {
  const { content, createdAt } = comment;
  const replyTo = comment.replyTo === undefined ? undefined : earlier[comment.replyTo]?.id;
  const row = { forumId, content, ...authorOf(comment), ...replyFields({ forumId, replyTo }, earlier), createdAt };
  const stored = await manager
    .getRepository(commentEntity)
    .save({ ...row, editedAt: null, likeCount: comment.likedBy.length, version: 1 });
  await insertLikes(manager, commentLikes, { ...comment, id: stored.id });
  return stored;
}

async function insertNote(manager: EntityManager, note: DemoNote): Promise<void> {
  const { title, description, color, createdAt, author } = note;
  const content = { title, description, color, ...authorOf(note), authorLogin: author.email };
  const row = { ...content, createdAt, likeCount: note.likedBy.length, version: 1 };
  const { id } = await manager.getRepository(noteEntity).save(row);
  await insertLikes(manager, noteLikes, { ...note, id });
}

async function insertLikes(
  manager: EntityManager,
  { entity }: LikeTable,
  { id, likedBy, createdAt }: Pick<DemoComment, 'likedBy' | 'createdAt'> & { readonly id: number },
): Promise<void> {
  const rows = likedBy.map((userId) => ({ entityId: id, userId, createdAt }));
  if (rows.length > 0) await manager.getRepository(entity).insert(rows);
}

function authorOf({ author }: Pick<DemoComment, 'author'>) {
  return { authorId: author.id, authorName: author.name };
}
