import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { httpClient } from '@seed/service-kit/testing/http-client';
import { startServiceProcess } from '@seed/service-kit/testing/service-process';
import { testIssuer } from '@seed/service-kit/testing/test-issuer';
import { until } from '@seed/service-kit/testing/until';
import { aPicture } from './testing/pictures.ts';
import { subscriber } from '@seed/service-kit/testing/subscriber';

async function upload(url: string, token: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await aPicture())]), 'me.png');
  const headers = { Authorization: `Bearer ${token}` };
  const { status } = await fetch(`${url}/api/v1/uploads`, { method: 'POST', headers, body: form });
  expect(status).toBe(201);
}

test('a removal that was acknowledged is completed everywhere after a kill -9 in the same moment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-removal-'));
  const issuer = await testIssuer();
  const forums = await subscriber({ failures: Infinity });
  const env = {
    DATA_DIR: folder,
    TOKEN_ISSUER: issuer.settings.issuer,
    JWKS_URL: issuer.settings.jwksUrl,
    EVENTS_SECRET: testEventsSecret,
    EVENT_SUBSCRIBERS: JSON.stringify({ forums: forums.url }),
  };
  const main = join(__dirname, 'main.ts');
  const claims = { sub: 'maria', email: 'maria@seed.example', claims: { email_verified: true } };
  const mariaToken = await issuer.token(claims);
  const adminToken = await issuer.token({ sub: 'ana', roles: ['Admin'] });

  const killed = await startServiceProcess(main, env);
  await httpClient(killed.url, mariaToken).get('/api/v1/users/login/maria@seed.example');
  await upload(killed.url, mariaToken);
  expect((await httpClient(killed.url, adminToken).delete('/api/v1/users/maria')).status).toBe(204);
  await killed.kill();

  forums.stop();
  const forumsAgain = await subscriber({ port: Number(new URL(forums.url).port) });
  const restarted = await startServiceProcess(main, env);
  await until(() => forumsAgain.events.length > 0);
  expect(forumsAgain.events).toMatchObject([{ type: 'member.removed', payload: { memberIds: ['maria'] } }]);
  await until(async () => (await readdir(join(folder, 'uploads'))).length === 0);
  expect((await httpClient(restarted.url, mariaToken).get('/api/v1/users')).status).toBe(403);

  await restarted.kill();
  forumsAgain.stop();
  await issuer.stop();
  await rm(folder, { recursive: true });
}, 60_000);
