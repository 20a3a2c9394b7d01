import type { PageQuery } from '@seed/contracts/lists';
import { newestFirst, type RowPage, toPage } from '@seed/service-kit/keyset';
import { likeSet } from '@seed/service-kit/like-set';
import { type NewRow, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type WithLikes, pageWithLikes, withLikes } from '../with-likes.ts';
import { type NoteRow, noteEntity, noteLikes } from './note.entity.ts';

export type NewNote = NewRow<NoteRow>;

/** The notes as stored, inside of the manager's transaction or on its own. */
export function notesRepository(manager: EntityManager) {
  const notes = manager.getRepository(noteEntity);
  const likes = likeSet(manager, noteLikes);
  return {
    ...versionedRows(manager, noteEntity),
    likes,
    /** Newest first. */
    async list(page: PageQuery): Promise<RowPage<WithLikes<NoteRow>>> {
      const query = newestFirst(notes.createQueryBuilder('note'), page);
      return pageWithLikes(likes, toPage(await query.getMany(), page));
    },
    withLikes: (note: NoteRow): Promise<WithLikes<NoteRow>> => withLikes(likes, note),
  };
}
