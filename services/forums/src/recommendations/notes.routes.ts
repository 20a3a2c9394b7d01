import { urlOf } from '@seed/contracts/endpoint';
import {
  createNote,
  deleteNote,
  getNote,
  likeNote,
  listNotes,
  unlikeNote,
  updateNote,
} from '@seed/forums-contracts/notes';
import { restoreNote } from '@seed/forums-contracts/restorations';
import { created, noContent, ok, page } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { notePresenter } from './note.presenter.ts';
import type { NotesService } from './notes.service.ts';

export function notesRoutes(router: ServiceRouter, notes: NotesService): void {
  route(router, listNotes, async ({ query, caller }) => {
    const { items, nextCursor } = await notes.list(query, caller);
    return page(notePresenter.page(items, caller), nextCursor);
  });

  route(router, getNote, async ({ params, caller }) => {
    const found = await notes.get(params.id, caller);
    return ok(notePresenter.one(found, caller), { version: found.row.version });
  });

  route(router, createNote, async ({ body, idempotencyKey, caller }) => {
    const note = await notes.create({ body, idempotencyKey }, caller);
    return created(urlOf(getNote, { id: note.id }), note, { version: 1 });
  });

  route(router, updateNote, async ({ params, body, ifMatch, caller }) => {
    const changed = await notes.update({ id: params.id, body, expected: ifMatch }, caller);
    return ok(notePresenter.one(changed, caller), { version: changed.row.version });
  });

  route(router, restoreNote, async ({ params, caller }) => {
    const restored = await notes.restore(params.id, caller);
    return ok(notePresenter.one(restored, caller), { version: restored.row.version });
  });

  route(router, deleteNote, async ({ params, caller }) => {
    await notes.delete(params.id, caller);
    return noContent();
  });

  route(router, likeNote, async ({ params, caller }) => {
    await notes.like(params.id, caller);
    return noContent();
  });

  route(router, unlikeNote, async ({ params, caller }) => {
    await notes.unlike(params.id, caller);
    return noContent();
  });
}
