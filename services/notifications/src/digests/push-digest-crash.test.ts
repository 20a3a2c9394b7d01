import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { httpClient } from '@seed/service-kit/testing/http-client';
import { startServiceProcess } from '@seed/service-kit/testing/service-process';
import { testMembers } from '@seed/service-kit/testing/service-under-test';
import { testIssuer } from '@seed/service-kit/testing/test-issuer';
import { until } from '@seed/service-kit/testing/until';
import { notifyMembers } from '../testing/acts.ts';
import { choosePush, monday, morning, shanghai, sunday, tokyo } from '../testing/push-digests-under-test.ts';
import { pushService } from '../testing/push-service.ts';
import { subscribe } from '../testing/push-under-test.ts';

const main = join(__dirname, '../testing/timed-main.ts');

test('a message of the day that was being sent during a kill -9 is sent again, and never after it was accepted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-push-digest-'));
  const issuer = await testIssuer();
  const pushes = await pushService(() => (pushes.received.length === 1 ? new Promise<never>(() => {}) : undefined));
  const { vapid } = pushes.config;
  const env = {
    DATA_DIR: folder,
    TOKEN_ISSUER: issuer.settings.issuer,
    JWKS_URL: issuer.settings.jwksUrl,
    EVENTS_SECRET: testEventsSecret,
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: vapid.subject,
    PUSH_LOCAL_HOSTS: 'true',
  };
  const start = (now: string) => startServiceProcess(main, { ...env, NOW: now });
  const tags = (device: string) =>
    pushes.received.filter(({ browser }) => browser === device).map(({ content }) => content.tag);
  try {
    const before = await start(morning);
    for (const [who, timeZone] of [
      ['maria', tokyo],
      ['ana', shanghai],
    ] as const) {
      const member = httpClient(before.url, await issuer.token(testMembers[who]));
      await member.put('/api/v1/notification-preferences', { timeZone });
      await choosePush(member, 'daily');
      await subscribe(member, pushes.browser(who));
    }
    await notifyMembers(before.url, { recipients: ['maria', 'ana'], happenedAt: morning });
    await before.kill();
    const killed = await start(sunday.tokyo);
    await until(() => pushes.received.length === 1);
    await killed.kill();
    const again = await start('2099-02-01T08:03:00.000Z');
    await until(() => pushes.received.length === 2);
    const [first, second] = pushes.received;
    expect(second?.content).toEqual(first?.content);
    expect(second?.headers['topic']).toBe('digest-2099-02-01');
    // A message that is sent at once comes in a later round, after the outcome of the second attempt was recorded.
    const atOnce = { kind: 'thread.commented', key: 'thread:1', happenedAt: sunday.tokyo };
    await notifyMembers(again.url, { ...atOnce, recipients: ['ana'] });
    await until(() => tags('ana').length === 1);
    await again.kill();
    // The message of another member comes after all that would be sent again.
    const later = await start(sunday.shanghai);
    await until(() => tags('ana').includes('digest-2099-02-01'));
    await notifyMembers(later.url, { key: 'comment:2', recipients: ['maria', 'ana'], happenedAt: sunday.shanghai });
    await later.kill();
    await using _next = await start(monday.shanghai);
    await until(() => tags('maria').length > 2);
    expect(tags('maria')).toEqual(['digest-2099-02-01', 'digest-2099-02-01', 'digest-2099-02-02']);
  } finally {
    await pushes.stop();
    await issuer.stop();
    await rm(folder, { recursive: true });
  }
}, 90_000);
