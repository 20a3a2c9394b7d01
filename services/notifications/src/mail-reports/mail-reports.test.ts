import type { NotificationPreferences } from '@seed/notifications-contracts/notification-preferences';
import { removeMember } from '@seed/service-kit/testing/events';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { until } from '@seed/service-kit/testing/until';
import { notifyMembers } from '../testing/acts.ts';
import { mailSink, type SinkSteps } from '../testing/mail-sink.ts';
import { notificationsUnderTest } from '../testing/notifications-under-test.ts';

const path = '/api/v1/notification-preferences';
const secret = 'a-secret-of-the-mail-provider-only';
const morning = '2026-02-01T03:00:00.000Z';
/** 17:00 in Tokyo, where maria lives, and in Karachi, where ana lives, of each day. */
const at = (day: number) => ({ tokyo: `2026-02-0${day}T08:00:00.000Z`, karachi: `2026-02-0${day}T12:00:00.000Z` });

/** A service with a mail server, with news for maria and, later on the day, for ana. */
async function reportsUnderTest(steps: SinkSteps = {}) {
  const sink = await mailSink(steps);
  let time = new Date(morning);
  const email = {
    smtpUrl: sink.url,
    from: 'seed@portal.example',
    unsubscribeSecret: 'a'.repeat(32),
    reportsSecret: secret,
  };
  const service = await notificationsUnderTest({ email, now: () => time, digestPollMs: 5 });
  await service.as('maria').put(path, { timeZone: 'Asia/Tokyo' });
  await service.as('ana').put(path, { timeZone: 'Asia/Karachi' });
  let key = 0;
  return {
    service,
    maria: service.as('maria'),
    report: (reports: unknown, token = secret) =>
      service.as('anonymous').post('/internal/mail-reports', { reports }, bearer(token)),
    /** Resolves to the recipients until the digest of ana, which comes after that of maria. */
    async digestsOf(day: number) {
      const before = sink.received.length;
      key += 1;
      time = new Date(Date.parse(at(day).tokyo) - 60_000);
      const act = { key: `comment:${key}`, recipients: ['maria', 'ana'], happenedAt: time.toISOString() };
      await notifyMembers(service.url, act);
      time = new Date(at(day).karachi);
      await until(() => sink.received.slice(before).some(({ to }) => to === 'ana@seed.example'));
      return sink.received.slice(before).map(({ to }) => to);
    },
    async [Symbol.asyncDispose]() {
      await service.stop();
      await sink.stop();
    },
  };
}

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const stoppedOf = async (client: TestClient) => (await client.get<NotificationPreferences>(path)).body.emailStopped;
const bounce = { kind: 'bounce', address: 'Maria@Seed.Example' };

test('an address that bounced for good gets no e-mails until its member resumes them', async () => {
  await using world = await reportsUnderTest();
  expect((await world.report([bounce])).status).toBe(204);
  expect(await world.digestsOf(1)).toEqual(['ana@seed.example']);
  expect(await stoppedOf(world.maria)).toEqual({ reason: 'bounce', since: morning });
  expect(await stoppedOf(world.service.as('ana'))).toBeUndefined();
  const { body } = await world.maria.put<NotificationPreferences>(path, { resumeEmail: true });
  expect(body.emailStopped).toBeUndefined();
  expect((await world.digestsOf(2)).sort()).toEqual(['ana@seed.example', 'maria@seed.example']);
});

test('a complaint stops the e-mails, and a bounce that may pass does not', async () => {
  await using world = await reportsUnderTest();
  await world.report([{ ...bounce, isPermanent: false }]);
  expect(await stoppedOf(world.maria)).toBeUndefined();
  await world.report([{ ...bounce, kind: 'complaint' }, bounce]);
  expect(await stoppedOf(world.maria)).toMatchObject({ reason: 'complaint' });
});

test('only who has the secret may report, and only what is a report', async () => {
  await using world = await reportsUnderTest();
  expect((await world.report([bounce], 'another')).status).toBe(401);
  for (const wrong of [7, [{ kind: 'opened', address: 'maria@seed.example' }], [{ kind: 'bounce' }]]) {
    expect((await world.report(wrong)).status).toBe(400);
  }
  expect(await stoppedOf(world.maria)).toBeUndefined();
  await using without = await notificationsUnderTest();
  const response = await without.as('anonymous').post('/internal/mail-reports', { reports: [bounce] }, bearer(secret));
  expect(response.status).toBe(404);
});

test('what is known of the address of a removed member is removed', async () => {
  await using world = await reportsUnderTest();
  await world.report([bounce]);
  await removeMember(world.service.url, { memberIds: ['maria'] });
  await world.service.as('kenji').put(path, { timeZone: 'Asia/Tokyo' });
  const claims = { sub: 'next', name: 'María', email: 'maria@seed.example', claims: { email_verified: true } };
  const next = await world.service.caller(claims);
  await next.put(path, { timeZone: 'Asia/Tokyo' });
  expect(await stoppedOf(next)).toBeUndefined();
});

/** A mail server that refuses maria's address. */
const refusing = (responseCode: number, message: string): SinkSteps => ({
  onRecipient(address) {
    if (address === 'maria@seed.example') throw Object.assign(new Error(message), { responseCode });
  },
});

test.each([
  [550, '5.1.1 no such user here'],
  [550, 'no such user here'],
  [550, '5.2.1 this mailbox is disabled'],
])('an address that does not exist at the mail server (%i %s) gets no e-mails any more', async (code, message) => {
  await using world = await reportsUnderTest(refusing(code, message));
  expect(await world.digestsOf(1)).toEqual(['ana@seed.example']);
  expect(await stoppedOf(world.maria)).toMatchObject({ reason: 'bounce' });
});

test.each([
  [550, '5.7.1 relaying denied'],
  [552, '5.2.2 the mailbox is full'],
  [451, '4.2.1 try again later'],
])('a refusal that is not about the address (%i %s) stops nothing', async (code, message) => {
  await using world = await reportsUnderTest(refusing(code, message));
  expect(await world.digestsOf(1)).toEqual(['ana@seed.example']);
  expect(await stoppedOf(world.maria)).toBeUndefined();
});
