import type { SubjectJoined } from '@seed/contracts/portal-events';
import type { FollowChoice, NotificationFollow } from '@seed/notifications-contracts/notification-follows';
import { conflict } from '@seed/service-kit/problem-error';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { type FollowedSubject, followsRepository, recordJoined } from './follows.repository.ts';

/** More than a member follows, and few enough that one cannot fill the table. */
const mostSubjects = 2000;

/** Members choose for themselves what they follow and mute. */
export class FollowsService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(key: FollowedSubject): Promise<NotificationFollow> {
    const row = await followsRepository(this.#database.manager).find(key);
    const choice = row?.choice ?? 'default';
    const isFollowed = choice === 'default' ? row?.isJoined === true : choice === 'followed';
    return { subject: key.subject, choice, isFollowed };
  }

  /** @throws ProblemError `conflict` (409) if the member has chosen for too many subjects. */
  async choose(key: FollowedSubject, choice: FollowChoice): Promise<NotificationFollow> {
    await inTransaction(this.#database, async (manager) => {
      const follows = followsRepository(manager);
      const isNew = (await follows.find(key)) === null;
      if (isNew && (await follows.count(key.memberId)) >= mostSubjects) {
        throw conflict(`A member can follow and mute at most ${mostSubjects} posts and clubs.`);
      }
      await follows.choose(key, choice);
    });
    return this.get(key);
  }

  recordJoined(event: SubjectJoined): Promise<void> {
    return inTransaction(this.#database, (manager) => recordJoined(manager, event));
  }
}
