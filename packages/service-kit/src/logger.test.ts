import { recordingLogger } from './testing/silent-logger.ts';

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

test('no secret gets into a line, wherever it is put', () => {
  const { logger, lines } = recordingLogger();
  logger.info({ headers: { authorization: `Bearer ${token}`, cookie: 'a=b' }, email: 'x' }, `for ${token}`);
  logger.info({ path: '/api/v1/users/login/maria%40seed.example' }, 'maria.rojas+x@seed.example wrote');
  logger.error({ err: new Error('connect mysql://root:pa55w0rd@db:3306/forums failed for maria@seed.example') });
  logger.info(`Authorization: Bearer opaque-token-value`);
  logger.info({ path: '/feeds/calendar/s3cr3t-Of_maria.ics' });
  logger.info({ path: '/uploads/p1ctur3-name.webp' });
  const text = JSON.stringify(lines);
  for (const secret of [token, 's3cr3t', 'a=b', 'seed.example', 'pa55w0rd', 'opaque-token-value', 'p1ctur3']) {
    expect(text).not.toContain(secret);
  }
  expect(lines).toHaveLength(6);
});

test('lines are JSON with time, level and name', () => {
  const { logger, lines } = recordingLogger();
  logger.child({ requestId: 'abc' }).warn('careful');
  expect(lines).toMatchObject([{ level: 'warn', name: 'test', requestId: 'abc', msg: 'careful' }]);
  expect(String(lines[0]?.['time'])).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});
