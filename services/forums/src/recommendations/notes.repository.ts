import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { likeSet } from '@seed/service-kit/like-set';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import type { NewRow } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { ofAuthor } from '../author.ts';
import { type WithLikes, pageWithLikes, withLikes } from '../with-likes.ts';
import { type NoteRow, noteEntity, noteLikes, notesOfAuthor } from './note.entity.ts';
import { noteSearch } from './note.search.ts';

export interface NoteQuery extends PageQuery {
  /** The words of the search. */
  readonly q?: string | undefined;
  /** The id of the member whose notes are listed. */
  readonly author?: string | undefined;
}

export type NewNote = Omit<NewRow<NoteRow>, 'likeCount'>;

/** The notes as stored, inside of the manager's transaction or on its own. */
export function notesRepository(manager: EntityManager) {
  const rows = searchableRows(manager, noteSearch);
  const likes = likeSet(manager, noteLikes);
  return {
    ...rows,
    likes,
    insert(note: NewNote): Promise<NoteRow> {
      return rows.insert({ ...note, likeCount: 0 });
    },
    /** Newest first. */
    async list({ q = '', ...query }: NoteQuery, caller: Caller): Promise<RowPage<WithLikes<NoteRow>>> {
      const { author, ...page } = query;
      const found = await (q.trim() === ''
        ? newest.page(manager, noteEntity, ofAuthor(query, notesOfAuthor))
        : searchRows(manager, noteSearch, { q, page, list: newest, filters: { author } }));
      return pageWithLikes(likes, found, caller);
    },
    withLikes: (note: NoteRow, caller: Caller): Promise<WithLikes<NoteRow>> => withLikes(likes, note, caller),
  };
}
