import type { EntityManager } from 'typeorm';
import { type FeedRow, feedEntity } from './feed.entity.ts';

/** The subscriptions as stored. */
export function feedsRepository(manager: EntityManager) {
  const feeds = manager.getRepository(feedEntity);
  return {
    find(memberId: string): Promise<FeedRow | null> {
      return feeds.findOneBy({ memberId });
    },
    exists(digest: string): Promise<boolean> {
      return feeds.existsBy({ digest });
    },
    /** Replaces the member's former subscription. */
    async replace(feed: FeedRow): Promise<void> {
      await feeds.upsert(feed, ['memberId']);
    },
    /** Returns false if the member has none. */
    async delete(memberId: string): Promise<boolean> {
      const { affected } = await feeds.delete({ memberId });
      return affected === 1;
    },
  };
}
