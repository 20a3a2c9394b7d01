import type { Body, Query } from '@seed/contracts/endpoint';
import {
  createRecommendation,
  type listRecommendations,
  type Note as NoteAnswer,
  type updateRecommendation,
} from '@seed/contracts/recommendations';
import type { Caller } from '@seed/service-kit/caller';
import { once } from '@seed/service-kit/idempotency';
import type { Page } from '@seed/service-kit/keyset';
import { assertFresh, type ExpectedVersions } from '@seed/service-kit/precondition';
import { forbidden, notFound } from '@seed/service-kit/problem-error';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import { authorOf, loginOf } from '../author.ts';
import { authorPermissions } from '../author.policy.ts';
import { applyOwnLike } from '../own-like.ts';
import type { Note } from './note.entity.ts';
import { type LikedNote, presentNote } from './note.presenter.ts';
import { notesRepository } from './notes.repository.ts';

export interface NoteChange {
  readonly id: number;
  readonly body: Body<typeof updateRecommendation>;
  readonly expected: ExpectedVersions;
}

export interface NewNoteRequest {
  readonly body: Body<typeof createRecommendation>;
  readonly idempotencyKey: string | undefined;
}

export class NotesService {
  readonly #database: Database;
  readonly #notes: ReturnType<typeof notesRepository>;

  constructor(database: Database) {
    this.#database = database;
    this.#notes = notesRepository(database.manager);
  }

  list(query: Query<typeof listRecommendations>): Promise<Page<LikedNote>> {
    return this.#notes.list(query);
  }

  async get(id: number): Promise<LikedNote> {
    return this.#notes.withLikes(await this.#existing(id));
  }

  create({ body, idempotencyKey }: NewNoteRequest, caller: Caller): Promise<NoteAnswer> {
    const { title, description, color } = body;
    return inTransaction(this.#database, (manager) =>
      once(manager, { caller: caller.id, operation: createRecommendation.operation, key: idempotencyKey }, async () => {
        const author = { ...authorOf(caller), authorLogin: loginOf(caller) };
        const written = { title, description, color, ...author, createdAt: new Date() };
        const note = await notesRepository(manager).insert(written);
        return presentNote({ note, likedBy: [] }, caller);
      }),
    );
  }

  update({ id, body, expected }: NoteChange, caller: Caller): Promise<LikedNote> {
    return inTransaction(this.#database, async (manager) => {
      const stored = notesRepository(manager);
      const note = await stored.findForChange(id);
      if (note === null) throw notFound();
      assertFresh(expected, note.version);
      const { title, description, color, usersWhoLiked } = body;
      const changes = changesOf(note, { title, description, color });
      if (changes !== undefined) {
        if (!authorPermissions(note, caller).update) throw forbidden('Only its author may change a note.');
        await stored.update(note, changes);
      }
      await applyOwnLike(stored.likes, { entityId: id, callerId: caller.id, usersWhoLiked });
      const changed = changes === undefined ? note : { ...note, ...changes, version: note.version + 1 };
      return stored.withLikes(changed);
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const note = await this.#existing(id);
    if (!authorPermissions(note, caller).delete) throw forbidden('Only its author or an Admin may delete a note.');
    await inTransaction(this.#database, (manager) => notesRepository(manager).delete(id));
  }

  async like(id: number, caller: Caller): Promise<void> {
    await this.#notes.likes.add(id, caller.id);
  }

  async unlike(id: number, caller: Caller): Promise<void> {
    await this.#existing(id);
    await this.#notes.likes.remove(id, caller.id);
  }

  async #existing(id: number): Promise<Note> {
    const note = await this.#notes.find(id);
    if (note === null) throw notFound();
    return note;
  }
}
