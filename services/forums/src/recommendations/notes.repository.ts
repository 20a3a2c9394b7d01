import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { likeSet } from '@seed/service-kit/like-set';
import { type NewRow, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type WithLikes, pageWithLikes, withLikes } from '../with-likes.ts';
import { type NoteRow, noteEntity, noteLikes } from './note.entity.ts';

export type NewNote = Omit<NewRow<NoteRow>, 'likeCount'>;

/** The notes as stored, inside of the manager's transaction or on its own. */
export function notesRepository(manager: EntityManager) {
  const rows = versionedRows(manager, noteEntity);
  const likes = likeSet(manager, noteLikes);
  return {
    ...rows,
    likes,
    insert(note: NewNote): Promise<NoteRow> {
      return rows.insert({ ...note, likeCount: 0 });
    },
    /** Newest first. */
    async list(page: PageQuery, caller: Caller): Promise<RowPage<WithLikes<NoteRow>>> {
      return pageWithLikes(likes, await newest.page(manager, noteEntity, { page }), caller);
    },
    withLikes: (note: NoteRow, caller: Caller): Promise<WithLikes<NoteRow>> => withLikes(likes, note, caller),
  };
}
