import type { AuditEntry } from '@seed/contracts/audit';
import { startWithoutKeycloak } from './testing/embedded-portal.ts';
import { signIn } from './testing/sign-in.ts';

test('without a Keycloak the portal signs members in itself, on its own origin', async () => {
  const gateway = await startWithoutKeycloak();
  const discovery = await fetch(`${gateway.url}/realms/seed/.well-known/openid-configuration`);
  expect(await discovery.json()).toMatchObject({ issuer: `${gateway.url}/realms/seed` });
  const boot = (await (await fetch(`${gateway.url}/boot.json`)).json()) as { identity: unknown };
  expect(boot.identity).toEqual({ url: '/', realm: 'seed', clientId: 'portal-web' });
  expect((await fetch(`${gateway.url}/health/ready`)).status).toBe(200);
  expect((await fetch(`${gateway.url}/api/v1/forums`)).status).toBe(401);
  await gateway.stop();
}, 30_000);

test('wrong passwords and the lock-out after them are in the audit log, without what was typed', async () => {
  const gateway = await startWithoutKeycloak();
  const admin = await signIn(gateway.url, 'admin@seed.example', 'seed');
  for (let count = 0; count < 10; count += 1) await signIn(gateway.url, 'maria@seed.example', `guess ${count}`);
  await signIn(gateway.url, 'a password in the wrong field', 'x');
  const headers = { Authorization: `Bearer ${admin}` };
  const response = await fetch(`${gateway.url}/api/v1/audit-entries?service=identity`, { headers });
  const entries = (await response.json()) as AuditEntry[];
  const failure = { act: 'member.sign_in_failed', outcome: 'refused', network: 'loopback', detail: {} };
  const maria = { object: { kind: 'member', id: '11111111-0000-4000-8000-000000000002' } };
  expect(entries).toHaveLength(11);
  expect(entries).toMatchObject([
    { ...failure, object: { kind: 'member', id: null } },
    { ...failure, ...maria, act: 'member.locked_out' },
    ...Array.from({ length: 9 }, () => ({ ...failure, ...maria })),
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/@|guess|wrong field|127\.0/);
  await gateway.stop();
}, 60_000);
