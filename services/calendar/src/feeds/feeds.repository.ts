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
    /** In the place of the member's subscription from before. */
    async replace(feed: FeedRow): Promise<void> {
      await feeds.upsert(feed, ['memberId']);
    },
    async delete(memberId: string): Promise<void> {
      await feeds.delete({ memberId });
    },
  };
}
