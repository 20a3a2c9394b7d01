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
