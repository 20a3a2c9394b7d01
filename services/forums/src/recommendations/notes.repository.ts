import type { PageQuery } from '@seed/contracts/lists';
import { newestFirst, type Page, toPage } from '@seed/service-kit/keyset';
import { likeSet } from '@seed/service-kit/like-set';
import { lockForChange, updateIfUnchanged } from '@seed/service-kit/transaction';
import type { EntityManager } from 'typeorm';
import { type Note, noteEntity, noteLikes } from './note.entity.ts';
import type { LikedNote } from './note.presenter.ts';

export type NewNote = Omit<Note, 'id' | 'version'>;
export type NoteContent = Pick<Note, 'title' | 'description' | 'color'>;

/** The notes as stored, inside of the manager's transaction or on its own. */
export function notesRepository(manager: EntityManager) {
  const notes = manager.getRepository(noteEntity);
  const likes = likeSet(manager, noteLikes);
  return {
    likes,
    /** Newest first. */
    async list(page: PageQuery): Promise<Page<LikedNote>> {
      const query = newestFirst(notes.createQueryBuilder('note'), page);
      const { items, nextCursor } = toPage(await query.getMany(), page);
      const likedBy = await likes.of(items.map(({ id }) => id));
      return { items: items.map((note) => ({ note, likedBy: likedBy.get(note.id) ?? [] })), nextCursor };
    },
    find(id: number): Promise<Note | null> {
      return notes.findOneBy({ id });
    },
    /** Holds other changes of the note off until the transaction ends. */
    findForChange(id: number): Promise<Note | null> {
      return lockForChange(notes.createQueryBuilder('note').where('note.id = :id', { id })).getOne();
    },
    async withLikes(note: Note): Promise<LikedNote> {
      return { note, likedBy: (await likes.of([note.id])).get(note.id) ?? [] };
    },
    insert(note: NewNote): Promise<Note> {
      return notes.save({ ...note, version: 1 });
    },
    /** False if somebody else changed it meanwhile. */
    update(note: Note, content: Partial<NoteContent>): Promise<boolean> {
      return updateIfUnchanged(notes, note, content);
    },
    /** Its likes go with it. */
    async delete(id: number): Promise<void> {
      await notes.delete({ id });
    },
  };
}
