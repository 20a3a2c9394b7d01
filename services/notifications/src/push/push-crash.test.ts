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
import { pushService } from '../testing/push-service.ts';
import { subscribe } from '../testing/push-under-test.ts';

const main = join(__dirname, '../testing/timed-main.ts');

test('a message that was being sent during a kill -9 is sent again, in the place of the first one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-push-'));
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
  try {
    const killed = await startServiceProcess(main, env);
    await subscribe(httpClient(killed.url, await issuer.token(testMembers.maria)), pushes.browser('phone'));
    await notifyMembers(killed.url);
    await until(() => pushes.received.length === 1);
    await killed.kill();
    const later = new Date(Date.now() + 3 * 60_000).toISOString();
    await using _again = await startServiceProcess(main, { ...env, NOW: later });
    await until(() => pushes.received.length === 2);
    const [first, second] = pushes.received;
    expect(second?.content).toEqual(first?.content);
    expect(second?.headers['topic']).toBe(first?.headers['topic']);
  } finally {
    await pushes.stop();
    await issuer.stop();
    await rm(folder, { recursive: true });
  }
}, 90_000);
