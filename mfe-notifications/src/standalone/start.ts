import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { notificationsMocks } from './notifications-mocks.ts';
import { addNotification, emptyWorld } from './notifications-world.ts';

void start();

async function start(): Promise<void> {
  const world = emptyWorld();
  addNotification(world);
  addNotification(world, { kind: 'comment.replied', actorName: 'Paula Fernández', excerpt: 'Spring it is.' });
  addNotification(world, { kind: 'post.liked', actorCount: 5, excerpt: '', href: '/forums/7' });
  addNotification(world, {
    kind: 'thread.commented',
    title: '子ども食堂を始めたい',
    excerpt: '手伝います。',
    isRead: true,
  });
  for (let day = 1; day < 4; day += 1) {
    const createdAt = new Date(Date.now() - day * 86_400_000).toISOString();
    addNotification(world, { kind: 'comment.liked', actorName: 'Letícia Souza', createdAt, isRead: day > 1 });
  }
  await startStandalone({
    title: 'Notifications',
    basename: '/notifications',
    module,
    handlers: notificationsMocks(world),
  });
}
