import type { Query } from '@seed/contracts/endpoint';
import { createNote, type listNotes, type Note, type updateNote } from '@seed/forums-contracts/notes';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { createOnce } from '@seed/service-kit/idempotency';
import type { RowPage } from '@seed/service-kit/keyset';
import { noLikes } from '@seed/service-kit/like-set';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { forbidden } from '@seed/service-kit/problem-error';
import type { UpdateInput, CreateInput } from '@seed/service-kit/requests';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import { authorOf, loginOf } from '../author.ts';
import { authorPermissions, visible } from '../author.policy.ts';
import { notifyOfNoteLike } from '../notify.repository.ts';
import { applyOwnLike, type WithLikes } from '../with-likes.ts';
import type { NoteRow } from './note.entity.ts';
import { noteDeletion } from './note-deletion.ts';
import { notePresenter } from './note.presenter.ts';
import { notesRepository } from './notes.repository.ts';

export class NotesService {
  readonly #database: Database;
  readonly #notes: ReturnType<typeof notesRepository>;
  readonly #now: () => Date;

  constructor(database: Database, now = () => new Date()) {
    this.#database = database;
    this.#now = now;
    this.#notes = notesRepository(database.manager);
  }

  list(query: Query<typeof listNotes>, caller: Caller): Promise<RowPage<WithLikes<NoteRow>>> {
    return this.#notes.list(query, caller);
  }

  async get(id: number, caller: Caller): Promise<WithLikes<NoteRow>> {
    return this.#notes.withLikes(visible(await this.#notes.get(id), caller), caller);
  }

  create({ body, idempotencyKey }: CreateInput<typeof createNote>, caller: Caller): Promise<Note> {
    const { title, description, color } = body;
    const request = { caller: caller.id, operation: createNote.operation, key: idempotencyKey };
    return createOnce(this.#database, request, async (manager) => {
      const author = { ...authorOf(caller), authorLogin: loginOf(caller) };
      const written = { title, description, color, ...author, createdAt: new Date() };
      const note = await notesRepository(manager).insert(written);
      return notePresenter.one({ row: note, likes: noLikes }, caller);
    });
  }

  update({ id, body, expected }: UpdateInput<typeof updateNote>, caller: Caller): Promise<WithLikes<NoteRow>> {
    return inTransaction(this.#database, async (manager) => {
      const stored = notesRepository(manager);
      const note = visible(await stored.getForChange(id), caller);
      const { title, description, color, usersWhoLiked } = body;
      const changes = changesOf(note, { title, description, color });
      assertMayUpdate({
        permitted: changes === undefined || authorPermissions(note, caller).update,
        refusal: 'Only its author may change a note.',
        expected,
        version: note.version,
      });
      const changed = changes === undefined ? note : await stored.update(note, changes);
      const liked = await applyOwnLike(stored.likes, changed, { callerId: caller.id, usersWhoLiked });
      if (liked.likeCount > changed.likeCount) await notifyOfNoteLike(manager, id, caller);
      return stored.withLikes(liked, caller);
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const note = visible(await this.#notes.get(id), caller);
    if (!authorPermissions(note, caller).delete) throw forbidden('Only its author or an Admin may delete a note.');
    await inTransaction(this.#database, async (manager) => {
      const locked = await notesRepository(manager).findForChange(id);
      // Another request may have deleted it meanwhile.
      if (locked === null) return;
      await noteDeletion.remove(manager, locked, { caller, at: this.#now() });
      await recordAct(manager, caller, { act: 'note.deleted', objectId: id, detail: { authorId: note.authorId } });
    });
  }

  /** @throws ProblemError `not_found` (404) unless the caller deleted the note in the last ten seconds. */
  restore(id: number, caller: Caller): Promise<WithLikes<NoteRow>> {
    return inTransaction(this.#database, async (manager) => {
      const { row, isRepeated } = await noteDeletion.restore(manager, id, { caller, at: this.#now() });
      const detail = { authorId: row.authorId };
      if (!isRepeated) await recordAct(manager, caller, { act: 'note.restored', objectId: id, detail });
      return notesRepository(manager).withLikes(row, caller);
    });
  }

  async like(id: number, caller: Caller): Promise<void> {
    visible(await this.#notes.get(id), caller);
    await inTransaction(this.#database, async (manager) => {
      const isNew = await notesRepository(manager).likes.add(id, caller.id);
      if (isNew) await notifyOfNoteLike(manager, id, caller);
    });
  }

  async unlike(id: number, caller: Caller): Promise<void> {
    visible(await this.#notes.get(id), caller);
    await inTransaction(this.#database, (manager) => notesRepository(manager).likes.remove(id, caller.id));
  }
}
