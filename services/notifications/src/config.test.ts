import webPush from 'web-push';
import { readNotificationsConfig } from './config.ts';

const email = {
  SMTP_URL: 'smtps://user:password@mail.example.org',
  MAIL_FROM: 'SEED <seed@example.org>',
  UNSUBSCRIBE_SECRET: 'a'.repeat(32),
};

test('a portal without a mail server sends no e-mails', () => {
  expect(readNotificationsConfig({}).email).toBeUndefined();
});

test('a mail server comes with a sender and a secret', () => {
  expect(readNotificationsConfig(email).email).toEqual({
    smtpUrl: email.SMTP_URL,
    from: email.MAIL_FROM,
    unsubscribeSecret: email.UNSUBSCRIBE_SECRET,
  });
  expect(() => readNotificationsConfig({ SMTP_URL: email.SMTP_URL })).toThrow(
    /MAIL_FROM: is required with SMTP_URL[^]*UNSUBSCRIBE_SECRET: is required with SMTP_URL/,
  );
});

test.each([{ SMTP_URL: 'https://mail.example.org' }, { UNSUBSCRIBE_SECRET: 'short' }])('%j is refused', (wrong) => {
  expect(() => readNotificationsConfig({ ...email, ...wrong })).toThrow(/not valid/);
});

describe('push messages', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:seed@example.org' };

  it('are not sent without keys', () => {
    expect(readNotificationsConfig({}).push).toBeUndefined();
  });

  it('go to every host on the internet, or to those that are listed', () => {
    const hosts = { hosts: [], allowsLocalHosts: false };
    const vapid = { publicKey, privateKey, subject: 'mailto:seed@example.org' };
    expect(readNotificationsConfig(keys).push).toEqual({ vapid, hosts });
    const listed = readNotificationsConfig({ ...keys, PUSH_HOSTS: 'fcm.googleapis.com, .push.apple.com' });
    expect(listed.push?.hosts.hosts).toEqual(['fcm.googleapis.com', '.push.apple.com']);
  });

  it('need all three settings, and keys that belong together', () => {
    expect(() => readNotificationsConfig({ ...keys, VAPID_SUBJECT: '' })).toThrow(/VAPID_SUBJECT: is required/);
    const other = webPush.generateVAPIDKeys().publicKey;
    for (const wrong of [
      { VAPID_PUBLIC_KEY: other },
      { VAPID_PRIVATE_KEY: 'short' },
      { VAPID_SUBJECT: 'somebody' },
      { PUSH_HOSTS: 'https://fcm.googleapis.com' },
      { PUSH_LOCAL_HOSTS: 'true', NODE_ENV: 'production', EVENTS_SECRET: 'a'.repeat(32) },
    ]) {
      expect(() => readNotificationsConfig({ ...keys, ...wrong })).toThrow(/not valid/);
    }
  });
});
