import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { likeSet, noLikes } from '@seed/service-kit/like-set';
import { type HideableRow, isVisibleTo, shown, visibleRows } from '@seed/service-kit/reports/hidden-rows';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import type { NewRow } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { ofAuthor } from '../author.ts';
import { type WithLikes, withDetails } from '../with-likes.ts';
import { type NoteRow, noteEntity, noteLikes, notesOfAuthor } from './note.entity.ts';
import { noteSearch } from './note.search.ts';

export interface NoteQuery extends PageQuery {
  /** The words of the search. */
  readonly q?: string | undefined;
  /** The id of the member whose notes are listed. */
  readonly author?: string | undefined;
}

export type NewNote = Omit<NewRow<NoteRow>, 'likeCount' | keyof Hidden>;

type Hidden = Pick<HideableRow, 'hiddenAt' | 'hiddenMessage'>;

/** The notes as stored, inside of the manager's transaction or on its own. */
export function notesRepository(manager: EntityManager) {
  const rows = searchableRows(manager, noteSearch);
  const likes = likeSet(manager, noteLikes);
  const details = withDetails<NoteRow>(async (notes, caller) => {
    const liked = await likes.of(notes, caller.id);
    return (row) => ({ row, likes: liked.get(row.id) ?? noLikes });
  });
  return {
    ...rows,
    likes,
    insert(note: NewNote): Promise<NoteRow> {
      return rows.insert({ ...note, ...shown, likeCount: 0 });
    },
    /** Hides a note, or shows it again; the version stays, because the content does. */
    async setHidden(id: number, hidden: Hidden): Promise<void> {
      await manager.getRepository(noteEntity).update({ id }, hidden);
    },
    /** Newest first. */
    async list({ q = '', ...query }: NoteQuery, caller: Caller): Promise<RowPage<WithLikes<NoteRow>>> {
      const { author, ...page } = query;
      const isVisible = (note: NoteRow) => isVisibleTo(note, caller);
      const found = await (q.trim() === ''
        ? newest.page(manager, noteEntity, { ...ofAuthor(query, notesOfAuthor), restriction: visibleRows(caller) })
        : searchRows(manager, noteSearch, { q, page, list: newest, filters: { author }, isVisible }));
      return details.page(found, caller);
    },
    withLikes: (note: NoteRow, caller: Caller): Promise<WithLikes<NoteRow>> => details.one(note, caller),
  };
}
