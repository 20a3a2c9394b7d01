import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import { startReplica } from '../testing/replica-server.ts';
import { startTestPortal } from '../testing/test-portal.ts';

const secret = 'hunter2';

test('a secret that a client puts anywhere into a request is in no line of the log', async () => {
  const { logger, lines } = recordingLogger();
  const replica = await startReplica();
  const portal = await startTestPortal({ replicas: [replica.url], logger });
  const headers = {
    Authorization: portal.authorization.Authorization,
    Cookie: `session=${secret}`,
    'User-Agent': secret,
    Referer: `http://localhost/${secret}`,
    'X-Api-Key': secret,
    traceparent: secret,
    'X-Request-Id': `${secret}!`,
  };
  for (const path of [`/${secret}`, `/api/v1/${secret}`, `/api/v1/forums/${secret}?key=${secret}`, `/m/${secret}/x`]) {
    await portal.call(path, { headers });
    await portal.call(path, { headers, method: 'POST', body: secret });
  }
  for (const authorization of [secret, `Bearer ${secret}`, `Basic ${secret}`]) {
    await portal.call('/api/v1/forums', { headers: { Authorization: authorization } });
  }
  await portal.call('/backchannel-logout', { method: 'POST', body: new URLSearchParams({ logout_token: secret }) });
  await portal.stop();
  await replica.kill();
  expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(12);
  const text = JSON.stringify(lines);
  expect(text).not.toContain(secret);
  expect(text).not.toContain(portal.authorization.Authorization.slice(-40));
});
