import type { NewCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { notFound } from '@seed/service-kit/problem-error';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { eventsRepository } from '../events/events.repository.ts';
import { feedCalendar } from './feed-calendar.ts';
import { feedWindow } from './feed-window.ts';
import type { FeedRow } from './feed.entity.ts';
import { presentNewFeed } from './feed.presenter.ts';
import { digestOf, newSecret } from './feed-secret.ts';
import { feedsRepository } from './feeds.repository.ts';

/** The greatest number of events of a feed; a programme has fewer in three years. */
const mostEvents = 2000;

export class FeedsService {
  readonly #database: Database;
  readonly #feeds: ReturnType<typeof feedsRepository>;
  readonly #events: ReturnType<typeof eventsRepository>;
  readonly #publicUrl: string;

  constructor(database: Database, publicUrl: string) {
    this.#database = database;
    this.#feeds = feedsRepository(database.manager);
    this.#events = eventsRepository(database.manager);
    this.#publicUrl = publicUrl;
  }

  get(caller: Caller): Promise<FeedRow | null> {
    return this.#feeds.find(caller.id);
  }

  async create(caller: Caller): Promise<NewCalendarFeed> {
    const secret = newSecret();
    const feed = { memberId: caller.id, digest: digestOf(secret), createdAt: new Date() };
    await this.#feeds.replace(feed);
    return presentNewFeed(feed, { secret, publicUrl: this.#publicUrl });
  }

  async delete(caller: Caller): Promise<void> {
    await inTransaction(this.#database, async (manager) => {
      if (!(await feedsRepository(manager).delete(caller.id))) return;
      await recordAct(manager, caller, { act: 'calendar_feed.deleted', objectId: caller.id });
    });
  }

  /** Returns the events as iCalendar; throws 404 for a secret without a subscription. */
  async calendar(secret: string): Promise<string> {
    if (!(await this.#feeds.exists(digestOf(secret)))) throw notFound();
    return feedCalendar(await this.#events.latest(feedWindow(new Date()), mostEvents), this.#publicUrl);
  }
}
