import type { PageQuery } from '@seed/contracts/lists';
import { newestFirst, type Page, toPage } from '@seed/service-kit/keyset';
import { likeSet } from '@seed/service-kit/like-set';
import { type Unstored, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type Liked, pageWithLikes, withLikes } from '../liked.ts';
import { type Note, noteEntity, noteLikes } from './note.entity.ts';

export type NewNote = Unstored<Note>;

/** The notes as stored, inside of the manager's transaction or on its own. */
export function notesRepository(manager: EntityManager) {
  const notes = manager.getRepository(noteEntity);
  const likes = likeSet(manager, noteLikes);
  return {
    ...versionedRows(manager, noteEntity),
    likes,
    /** Newest first. */
    async list(page: PageQuery): Promise<Page<Liked<Note>>> {
      const query = newestFirst(notes.createQueryBuilder('note'), page);
      return pageWithLikes(likes, toPage(await query.getMany(), page));
    },
    withLikes: (note: Note): Promise<Liked<Note>> => withLikes(likes, note),
  };
}
