import { inTransaction } from '@seed/service-kit/transaction';
import type { DataSource } from 'typeorm';
import { postEntity } from '../../posts/post.entity.ts';
import { noteEntity } from '../../recommendations/note.entity.ts';
import { addNote } from './add-note.ts';
import { addThread } from './add-thread.ts';
import { demoNotes } from './demo-notes.ts';
import { demoThreads } from './demo-threads.ts';

/** Fills what is empty of the database with the demo world; its times are relative to now. */
export async function fillDemoData(dataSource: DataSource): Promise<void> {
  const now = Date.now();
  await inTransaction(dataSource, async (manager) => {
    if (!(await manager.getRepository(postEntity).exists())) {
      for (const thread of demoThreads) await addThread(manager, thread, now);
    }
    if (!(await manager.getRepository(noteEntity).exists())) {
      for (const note of demoNotes) await addNote(manager, note, now);
    }
  });
}
