import type { PushFrequency } from '@seed/notifications-contracts/notification-preferences';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { until } from '@seed/service-kit/testing/until';
import type { NotificationsConfig } from '../config.ts';
import { notifyMembers, notifyOfLike } from './acts.ts';
import { notificationsUnderTest } from './notifications-under-test.ts';
import { type OnPush, pushService } from './push-service.ts';
import { subscribe } from './push-under-test.ts';

interface Settings {
  readonly onPush?: OnPush;
  readonly email?: NotificationsConfig['email'];
}

const path = '/api/v1/notification-preferences';
export const [tokyo, shanghai, saoPaulo] = ['Asia/Tokyo', 'Asia/Shanghai', 'America/Sao_Paulo'];

/** 17:00 in Tokyo, in Shanghai an hour later, and in São Paulo. */
const at = (day: string) => ({
  tokyo: `${day}T08:00:00.000Z`,
  shanghai: `${day}T09:00:00.000Z`,
  saoPaulo: `${day}T20:00:00.000Z`,
});

/** A message is due by the clock of the system when its notification is stored, so the clock of the tests is ahead of it. */
export const [sunday, monday, tuesday] = [at('2099-02-01'), at('2099-02-02'), at('2099-02-03')];
export const morning = '2099-02-01T03:00:00.000Z';

/** Has a member choose how often their comments and likes come to their devices. */
export const choosePush = (member: TestClient, push: PushFrequency, portal: 'now' | 'never' = 'now') =>
  member.put(path, { topics: ['comments', 'likes'].map((topic) => ({ topic, portal, email: 'daily', push })) });

/** A service whose clock the test sets, with a push service. */
export async function pushDigestsUnderTest({ onPush, email }: Settings = {}) {
  const pushes = await pushService(onPush);
  let time = new Date(morning);
  const often = { digestPollMs: 5, pushPollMs: 5 };
  const service = await notificationsUnderTest({ push: pushes.config, email, now: () => time, ...often });
  let key = 0;
  return {
    service,
    pushes,
    setClock: (instant: string) => {
      time = new Date(instant);
    },
    /** Has a member live in a time zone, get messages on a device of that name, and want one message a day. */
    async join(member: TestClient, device: string, timeZone: string | undefined = tokyo) {
      await member.put(path, { timeZone });
      await choosePush(member, 'daily');
      await subscribe(member, pushes.browser(device));
    },
    /** Kenji comments now on a post of the recipients. */
    comment: (title: string, recipients = ['maria']) => {
      key += 1;
      return notifyMembers(service.url, { key: `comment:${key}`, title, recipients, happenedAt: time.toISOString() });
    },
    like: (actor: string) => notifyOfLike(service.url, actor, { title: 'Soup', happenedAt: time.toISOString() }),
    /** Resolves to the titles on a device once all devices got so many messages. */
    titles: async (count: number, device = 'maria') => {
      await until(() => pushes.received.length >= count);
      return pushes.received.filter(({ browser }) => browser === device).map(({ content }) => content.title);
    },
    async [Symbol.asyncDispose]() {
      await service.stop();
      await pushes.stop();
    },
  };
}
