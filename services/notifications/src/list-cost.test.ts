import { mostCountedUnread } from '@seed/notifications-contracts/notifications';
import { queryPlans } from '@seed/service-kit/testing/query-plan';
import { rowsRead } from '@seed/service-kit/testing/rows-read';
import { sharedDatabase } from '@seed/service-kit/testing/shared-database';
import { encodePosition, instantKey } from '@seed/service-kit/cursor';
import type { EntityManager } from 'typeorm';
import { notificationsSchema } from './db/schema.ts';
import { notificationEntity, notificationsOfRecipient } from './notifications/notification.entity.ts';
import { notificationsRepository } from './notifications/notifications.repository.ts';

const rows = 2000;
const limit = 20;
const createdAt = (n: number) => new Date(Date.parse('2026-01-01T00:00:00.000Z') + Math.floor(n / 10) * 1000);

/** Every second notification is maria's, and none is read. */
const database = sharedDatabase(notificationsSchema, async ({ manager }) => {
  const act = { kind: 'comment', title: 'A comment', excerpt: 'x', href: '/forums/1', actorId: 'kenji' };
  const state = { actorName: 'Kenji', actorCount: 1, isRead: false, collectedKey: null };
  const sent = { isInPortal: true, isDigested: false };
  const all = Array.from({ length: rows }, (_, n) => ({
    ...act,
    ...state,
    ...sent,
    recipientId: n % 2 === 0 ? 'maria' : 'ana',
    createdAt: createdAt(n),
  }));
  for (let at = 0; at < rows; at += 250)
    await manager.getRepository(notificationEntity).insert(all.slice(at, at + 250));
});

test.each([{ at: undefined }, { at: rows - 100 }, { at: 100 }])(
  'a page is one statement that reads few rows, wherever it is: $at',
  async ({ at }) => {
    const { dataSource } = database;
    const cursor = at === undefined ? undefined : encodePosition(instantKey.encode(createdAt(at)), at);
    const read = (manager: EntityManager) => notificationsRepository(manager).list('maria', { limit, cursor });
    const [plan = '', ...more] = await queryPlans(dataSource, read);
    expect(more).toEqual([]);
    expect(plan).toContain(notificationsOfRecipient);
    expect(plan).not.toMatch(/filesort|temporary|TEMP B-TREE/i);
    expect(await rowsRead(dataSource, read)).toBeLessThan(4 * limit);
  },
);

test('the count of unread notifications is one statement that reads no more than it counts', async () => {
  const { dataSource } = database;
  const count = (manager: EntityManager) => notificationsRepository(manager).countUnread('maria');
  expect(await queryPlans(dataSource, count)).toHaveLength(1);
  expect(await rowsRead(dataSource, count)).toBeLessThanOrEqual(3 * mostCountedUnread);
});
