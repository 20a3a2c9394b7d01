import { demoMember } from '@seed/demo-world/members';
import type { EntityManager } from 'typeorm';
import { noteEntity, noteLikes } from '../../recommendations/note.entity.ts';
import { addLikes } from './add-likes.ts';
import type { DemoNote } from './demo-note.ts';

const dayMs = 24 * 60 * 60 * 1000;

export async function addNote(manager: EntityManager, note: DemoNote, now: number): Promise<void> {
  const { author, daysAgo, likes, ...content } = note;
  const { id: authorId, email: authorLogin } = demoMember(author);
  const createdAt = new Date(now - daysAgo * dayMs);
  const written = { ...content, authorId, authorName: author, authorLogin, createdAt, version: 1 };
  const { id } = await manager.getRepository(noteEntity).save(written);
  await addLikes(manager, noteLikes, { id, count: likes, createdAt });
}
