import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { forbidden } from '@seed/service-kit/problem-error';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { type Moderation, postsRepository } from './posts.repository.ts';

const fields = { isPinned: 'pinned', isClosed: 'closed' } as const;

/** Admins pin posts and close them; a repeated decision changes nothing. */
export class ModerationService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws ProblemError `forbidden` (403), or `not_found` (404) if there is no such post. */
  async moderate(id: number, decision: Moderation, caller: Caller): Promise<void> {
    if (!caller.isAdmin) throw forbidden('Only an Admin may pin or close a post.');
    await inTransaction(this.#database, async (manager) => {
      if (!(await postsRepository(manager).moderate(id, decision))) return;
      const detail = { [fields[decision.property]]: decision.value };
      await recordAct(manager, caller, { act: 'post.changed', objectId: id, detail });
    });
  }
}
