import type { Reading } from '@seed/forums-contracts/readings';
import type { Caller } from '@seed/service-kit/caller';
import type { Database } from '@seed/service-kit/transaction';
import { visible } from '../author.policy.ts';
import { postsRepository } from '../posts/posts.repository.ts';
import { readingsRepository } from './readings.repository.ts';

/** Members keep up to when they have read the comments of a post. */
export class ReadingsService {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now = () => new Date()) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * Keeps that the caller has read the comments up to an instant, at most up to now.
   *
   * @returns up to when they had read them before
   * @throws ProblemError `not_found` (404) if there is no such post.
   */
  async mark(postId: number, upTo: Date, caller: Caller): Promise<Reading> {
    const { manager } = this.#database;
    visible(await postsRepository(manager).get(postId), caller);
    const readings = readingsRepository(manager);
    const before = await readings.find(postId, caller.id);
    const now = this.#now();
    const readUpTo = upTo < now ? upTo : now;
    if (before === null || before < readUpTo) await readings.keep({ postId, memberId: caller.id, readUpTo });
    return before === null ? {} : { before: before.toISOString() };
  }
}
