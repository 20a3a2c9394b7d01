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
import { mailSink, type SinkSteps } from '../testing/mail-sink.ts';

const main = join(__dirname, '../testing/timed-main.ts');
const morning = '2026-02-01T03:00:00.000Z';

/** A service that is started and killed, each time at an instant, with its database and its mail server. */
async function crashesUnderTest(steps: SinkSteps) {
  const folder = await mkdtemp(join(tmpdir(), 'seed-digest-'));
  const [issuer, sink] = [await testIssuer(), await mailSink(steps)];
  const env = {
    DATA_DIR: folder,
    TOKEN_ISSUER: issuer.settings.issuer,
    JWKS_URL: issuer.settings.jwksUrl,
    EVENTS_SECRET: testEventsSecret,
    SMTP_URL: sink.url,
    MAIL_FROM: 'seed@portal.example',
    UNSUBSCRIBE_SECRET: 'a'.repeat(32),
  };
  return {
    sink,
    start: (now: string) => startServiceProcess(main, { ...env, NOW: now }),
    async live(url: string, who: 'maria' | 'kenji', timeZone: string) {
      const token = await issuer.token({ ...testMembers[who], claims: { email_verified: true } });
      await httpClient(url, token).put('/api/v1/notification-preferences', { timeZone });
    },
    async [Symbol.asyncDispose]() {
      await sink.stop();
      await issuer.stop();
      await rm(folder, { recursive: true });
    },
  };
}

test('a digest is sent once after a kill -9 before its content went to the mail server', async () => {
  let attempts = 0;
  await using world = await crashesUnderTest({
    onRecipient: () => {
      attempts += 1;
      return attempts === 1 ? new Promise<never>(() => undefined) : undefined;
    },
  });
  const before = await world.start(morning);
  await world.live(before.url, 'maria', 'Asia/Tokyo');
  await notifyMembers(before.url, { title: 'Rivers', happenedAt: morning });
  await before.kill();
  const killed = await world.start('2026-02-01T08:00:00.000Z');
  await until(() => attempts === 1);
  await killed.kill();
  expect(world.sink.received).toEqual([]);
  const again = await world.start('2026-02-01T08:06:00.000Z');
  await until(() => world.sink.received.length > 0);
  await notifyMembers(again.url, { key: 'comment:2', title: 'Lakes', happenedAt: '2026-02-01T09:00:00.000Z' });
  await again.kill();
  await using _next = await world.start('2026-02-02T08:00:00.000Z');
  await until(() => world.sink.received.length > 1);
  expect(world.sink.received.map((mail) => mail.header('Message-ID')?.slice(0, 18))).toEqual([
    '<digest.2026-02-01',
    '<digest.2026-02-02',
  ]);
}, 90_000);

test('a digest is not sent again after a kill -9 right after the mail server accepted it', async () => {
  await using world = await crashesUnderTest({
    onAccepted: () => (world.sink.received.length === 1 ? new Promise<never>(() => undefined) : undefined),
  });
  const before = await world.start(morning);
  await world.live(before.url, 'maria', 'Asia/Tokyo');
  await world.live(before.url, 'kenji', 'Asia/Karachi');
  const actor = { id: 'joao', name: 'João' };
  await notifyMembers(before.url, { actor, recipients: ['maria', 'kenji'], happenedAt: morning });
  await before.kill();
  const killed = await world.start('2026-02-01T08:00:00.000Z');
  await until(() => world.sink.received.length === 1);
  await killed.kill();
  // The digest of another member, four hours later, comes after all that would be sent again.
  const again = await world.start('2026-02-01T12:00:00.000Z');
  await until(() => world.sink.received.length === 2);
  await notifyMembers(again.url, { key: 'comment:2', title: 'Lakes', happenedAt: '2026-02-01T12:00:00.000Z' });
  await again.kill();
  await using _next = await world.start('2026-02-02T08:00:00.000Z');
  await until(() => world.sink.received.length > 2);
  expect(world.sink.received.map(({ to }) => to)).toEqual([
    'maria@seed.example',
    'kenji@seed.example',
    'maria@seed.example',
  ]);
  // Its lines are in the next one, since the member may not have got it.
  expect(world.sink.received[2]?.content).toMatch(/“Lakes”[^]*“Rivers”/);
}, 90_000);
