import type { Caller } from '@seed/service-kit/caller';
import { forbidden } from '@seed/service-kit/problem-error';
import type { Database } from '@seed/service-kit/transaction';
import { mayReadHistory } from '../author.policy.ts';
import { commentHistory } from '../comments/comment.entity.ts';
import { commentsRepository } from '../comments/comments.repository.ts';
import { postHistory } from '../posts/post.entity.ts';
import { postsRepository } from '../posts/posts.repository.ts';
import type { FormerTextRow } from './former-text.entity.ts';
import { formerTexts } from './former-texts.repository.ts';

/** The author of a text and Admins read the texts that it had before. */
export class HistoryService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws ProblemError `not_found` (404) if there is no such post, `forbidden` (403). */
  async ofPost(id: number, caller: Caller): Promise<FormerTextRow[]> {
    const { manager } = this.#database;
    assertMayRead(await postsRepository(manager).get(id), caller);
    return formerTexts(manager, postHistory).of(id);
  }

  /** @throws ProblemError `not_found` (404) if there is no such comment, `forbidden` (403). */
  async ofComment(id: number, caller: Caller): Promise<FormerTextRow[]> {
    const { manager } = this.#database;
    assertMayRead(await commentsRepository(manager).get(id), caller);
    return formerTexts(manager, commentHistory).of(id);
  }
}

function assertMayRead(written: { readonly authorId: string }, caller: Caller): void {
  if (!mayReadHistory(written, caller)) throw forbidden('Only its author or an Admin may read its former texts.');
}
