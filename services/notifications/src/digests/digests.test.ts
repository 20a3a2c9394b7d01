import type { NotificationPreferences, TopicPreference } from '@seed/notifications-contracts/notification-preferences';
import type { Notification } from '@seed/notifications-contracts/notifications';
import { removeMember } from '@seed/service-kit/testing/events';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { until } from '@seed/service-kit/testing/until';
import { notifyMembers, notifyOfLike } from '../testing/acts.ts';
import { mailSink, refusal, type SinkSteps } from '../testing/mail-sink.ts';
import { notificationsUnderTest } from '../testing/notifications-under-test.ts';

const path = '/api/v1/notification-preferences';
const [tokyo, saoPaulo] = ['Asia/Tokyo', 'America/Sao_Paulo'];
/** 17:00 in Tokyo and in São Paulo. */
const at = (day: string) => ({ tokyo: `${day}T08:00:00.000Z`, saoPaulo: `${day}T20:00:00.000Z` });
const [sunday, monday] = [at('2026-02-01'), at('2026-02-02')];
const morning = '2026-02-01T03:00:00.000Z';

/** A service whose clock the test sets, with a mail server. */
async function digestsUnderTest(steps: SinkSteps = {}) {
  const sink = await mailSink(steps);
  let time = new Date(morning);
  const email = { smtpUrl: sink.url, from: 'SEED <seed@portal.example>', unsubscribeSecret: 'a'.repeat(32) };
  const service = await notificationsUnderTest({ email, now: () => time, digestPollMs: 5 });
  let key = 0;
  return {
    service,
    sink,
    setClock: (instant: string) => {
      time = new Date(instant);
    },
    live: (client: TestClient, timeZone: string) => client.put<NotificationPreferences>(path, { timeZone }),
    choose: (client: TestClient, choice: TopicPreference) => client.put(path, { topics: [choice] }),
    /** Kenji comments now on a post of the recipients. */
    comment: (title: string, recipients = ['maria']) => {
      key += 1;
      return notifyMembers(service.url, { key: `comment:${key}`, title, recipients, happenedAt: time.toISOString() });
    },
    like: (actor: string) => notifyOfLike(service.url, actor, { title: 'Soup', happenedAt: time.toISOString() }),
    mails: async (count: number) => {
      await until(() => sink.received.length >= count);
      return sink.received;
    },
    async [Symbol.asyncDispose]() {
      await service.stop();
      await sink.stop();
    },
  };
}

const recipientsOf = (mails: readonly { to: string }[]) => mails.map(({ to }) => to);
const [mariaAddress, anaAddress] = ['maria', 'ana'].map((name) => `${name}@seed.example`);

test('the digest comes at 17:00 in the time zone of each member, and once a day', async () => {
  await using world = await digestsUnderTest();
  const { service, sink } = world;
  await world.live(service.as('ana'), tokyo);
  await world.live(service.as('maria'), saoPaulo);
  await world.comment('Rivers', ['maria', 'ana']);
  world.setClock('2026-02-01T07:59:59.000Z');
  await world.comment('Lakes', ['maria', 'ana']);
  world.setClock(sunday.tokyo);
  expect(recipientsOf(await world.mails(1))).toEqual([anaAddress]);
  world.setClock(sunday.saoPaulo);
  expect(recipientsOf(await world.mails(2))).toEqual([anaAddress, mariaAddress]);
  await world.comment('Seas', ['maria', 'ana']);
  world.setClock(monday.tokyo);
  await world.mails(3);
  world.setClock(monday.saoPaulo);
  expect(recipientsOf(await world.mails(4))).toEqual([anaAddress, mariaAddress, anaAddress, mariaAddress]);
  const [first, , later] = sink.received;
  expect(first?.content).toMatch(/“Lakes”[^]*“Rivers”/);
  expect(later?.content).toContain('“Seas”');
  expect(later?.content).not.toContain('Rivers');
});

test('a member who has read everything gets no digest', async () => {
  await using world = await digestsUnderTest();
  const { service } = world;
  await world.live(service.as('maria'), saoPaulo);
  await world.live(service.as('ana'), saoPaulo);
  await world.comment('Rivers', ['maria', 'ana']);
  await service.as('maria').put('/api/v1/notifications/unread', { until: sunday.tokyo });
  world.setClock(sunday.saoPaulo);
  expect(recipientsOf(await world.mails(1))).toEqual([anaAddress]);
});

test('a digest has at most twenty lines, the newest ones, and the number of the others', async () => {
  await using world = await digestsUnderTest();
  await world.live(world.service.as('maria'), tokyo);
  for (let n = 1; n <= 34; n += 1) {
    world.setClock(new Date(Date.parse(morning) + n * 1000).toISOString());
    await world.comment(`Post ${n}.`);
  }
  world.setClock(sunday.tokyo);
  const [mail] = await world.mails(1);
  const [text = '', html = ''] = mail?.content.split('<!doctype html>') ?? [];
  expect(mail?.header('Subject')).toBe('34 things are new for you');
  for (const part of [text, html]) {
    expect(part.match(/commented on your post/g)).toHaveLength(20);
    expect(part).toContain('“Post 34.”');
    expect(part).not.toContain('“Post 14.”');
    expect(part).toContain('and 14 more');
    expect(part).toContain('https://portal.example/forums/1?comment=1');
  }
});

test('titles are texts in the e-mail, and never markup', async () => {
  await using world = await digestsUnderTest();
  await world.live(world.service.as('maria'), tokyo);
  await world.comment('<img src=x> & "you"');
  await world.comment('子ども食堂');
  world.setClock(sunday.tokyo);
  const [mail] = await world.mails(1);
  const html = mail?.content.split('<!doctype html>')[1];
  expect(html).toContain('&lt;img src=x&gt; &amp; &quot;you&quot;');
  expect(html).not.toContain('<img');
  expect(html).toContain('子ども食堂');
});

test('weekly topics come on Mondays, and topics without e-mail never', async () => {
  await using world = await digestsUnderTest();
  const maria = world.service.as('maria');
  await world.live(maria, tokyo);
  await world.live(world.service.as('ana'), saoPaulo);
  await world.choose(maria, { topic: 'likes', portal: 'now', email: 'weekly' });
  await world.choose(maria, { topic: 'threads', portal: 'now', email: 'never' });
  await world.like('joao');
  await notifyMembers(world.service.url, { kind: 'thread.commented', key: 'other', happenedAt: morning });
  await world.comment('Rivers', ['ana']);
  world.setClock(sunday.saoPaulo);
  expect(recipientsOf(await world.mails(1))).toEqual([anaAddress]);
  world.setClock(monday.tokyo);
  const mails = await world.mails(2);
  expect(mails[1]?.content).toContain('Member joao liked your post “Soup”');
});

test('a topic that a member wants by e-mail only is in the e-mail and not in the portal', async () => {
  await using world = await digestsUnderTest();
  const maria = world.service.as('maria');
  await world.live(maria, tokyo);
  await world.choose(maria, { topic: 'comments', portal: 'never', email: 'daily' });
  await world.comment('Rivers');
  expect((await maria.get<Notification[]>('/api/v1/notifications')).body).toEqual([]);
  expect((await maria.get('/api/v1/notifications/unread')).body).toEqual({ count: 0 });
  world.setClock(sunday.tokyo);
  expect((await world.mails(1))[0]?.content).toContain('“Rivers”');
});

test('a like after the digest is news again, with all who like it', async () => {
  await using world = await digestsUnderTest();
  await world.live(world.service.as('maria'), tokyo);
  await world.like('joao');
  world.setClock(sunday.tokyo);
  await world.mails(1);
  world.setClock(sunday.saoPaulo);
  await world.like('kenji');
  world.setClock(monday.tokyo);
  const mails = await world.mails(2);
  expect(mails[1]?.content).toContain('and 1 other liked your post');
});

test('an e-mail names how to unsubscribe by one click, and one address only', async () => {
  await using world = await digestsUnderTest();
  await world.live(world.service.as('maria'), tokyo);
  await world.comment('Rivers');
  world.setClock(sunday.tokyo);
  const [mail] = await world.mails(1);
  expect(mail?.header('List-Unsubscribe')).toMatch(/^<https:\/\/portal\.example\/unsubscribe\/[\w.-]+>$/);
  expect(mail?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(mail?.header('Content-Type')).toMatch(/^multipart\/alternative/);
  expect(mail?.header('Message-ID')).toMatch(/^<digest\.2026-02-01\.\w+@portal\.example>$/);
  expect(mail?.header('To')).toContain(mariaAddress);
});

test('a digest that the mail server refuses comes later', async () => {
  const attempts: string[] = [];
  await using world = await digestsUnderTest({
    onRecipient: (address) => {
      attempts.push(address);
      if (attempts.length === 1) throw refusal();
    },
  });
  await world.live(world.service.as('maria'), tokyo);
  await world.live(world.service.as('ana'), 'Asia/Shanghai');
  await world.comment('Rivers', ['maria', 'ana']);
  world.setClock(sunday.tokyo);
  await until(() => attempts.length === 1);
  // The digest of another member, an hour later, comes after the refusal was recorded.
  world.setClock('2026-02-01T09:00:00.000Z');
  await until(() => world.sink.received.some(({ to }) => to === anaAddress));
  world.setClock('2026-02-01T09:11:00.000Z');
  const mail = (await world.mails(2)).find(({ to }) => to === mariaAddress);
  expect(attempts.filter((address) => address === mariaAddress)).toHaveLength(2);
  expect(mail?.header('Message-ID')).toMatch(/^<digest\.2026-02-01\./);
});

test('unsubscribing works signed out, and reading the page changes nothing', async () => {
  await using world = await digestsUnderTest();
  const { service } = world;
  await world.live(service.as('maria'), tokyo);
  await world.live(service.as('ana'), saoPaulo);
  await world.comment('Rivers', ['maria', 'ana']);
  world.setClock(sunday.tokyo);
  const [mail] = await world.mails(1);
  const { pathname } = new URL(mail?.header('List-Unsubscribe')?.slice(1, -1) ?? '');
  const page = await fetch(`${service.url}${pathname}`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<form method="post">');
  const emails = async (who: 'maria' | 'ana') =>
    (await service.as(who).get<NotificationPreferences>(path)).body.topics.map(({ email }) => email);
  expect(new Set(await emails('maria'))).toEqual(new Set(['daily']));
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  for (let times = 0; times < 2; times += 1) {
    expect((await fetch(`${service.url}${pathname}`, oneClick)).status).toBe(200);
  }
  expect(new Set(await emails('maria'))).toEqual(new Set(['never']));
  expect(new Set(await emails('ana'))).toEqual(new Set(['daily']));
  for (const wrong of [`${pathname}x`, '/unsubscribe/bWFyaWE.', '/unsubscribe/bWFyaWE']) {
    expect((await fetch(`${service.url}${wrong}`, oneClick)).status).toBe(404);
  }
  await world.comment('Lakes', ['maria', 'ana']);
  world.setClock(sunday.saoPaulo);
  expect(recipientsOf(await world.mails(2))).toEqual([mariaAddress, anaAddress]);
});

test('a member whose address is not verified, or who was removed, gets no e-mail', async () => {
  await using world = await digestsUnderTest();
  const { service } = world;
  const claims = { sub: 'new', name: 'New', email: 'new@seed.example', claims: { email_verified: false } };
  await world.live(await service.caller(claims), tokyo);
  await world.live(service.as('kenji'), tokyo);
  await world.live(service.as('maria'), saoPaulo);
  await notifyMembers(service.url, {
    recipients: ['new', 'kenji', 'maria'],
    actor: { id: 'joao', name: 'João' },
    happenedAt: morning,
  });
  await removeMember(service.url, { memberIds: ['kenji'] });
  world.setClock(sunday.saoPaulo);
  expect(recipientsOf(await world.mails(1))).toEqual([mariaAddress]);
});

test('the preferences show where the e-mail goes, and no time zone that does not exist', async () => {
  await using world = await digestsUnderTest();
  const maria = world.service.as('maria');
  expect((await world.live(maria, 'Mars/Olympus')).status).toBe(400);
  const { body } = await world.live(maria, tokyo);
  expect(body).toMatchObject({ sendsEmail: true, emailTo: mariaAddress, timeZone: tokyo });
});
