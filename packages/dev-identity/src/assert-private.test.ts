import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevIdentity, type DevIdentityOptions } from './dev-identity.ts';
import { silent } from './testing/identity-server.ts';

const environment = { ...process.env };

afterEach(() => {
  process.env = { ...environment };
});

async function start(options: Partial<DevIdentityOptions>, env: NodeJS.ProcessEnv = {}) {
  Object.assign(process.env, env);
  const dataDir = await mkdtemp(join(tmpdir(), 'seed-identity-'));
  const warn = jest.fn();
  const issuer = 'http://localhost:3000/realms/seed';
  try {
    const identity = await createDevIdentity({ issuer, dataDir, logger: { ...silent, warn }, ...options });
    await identity.stop();
    return { warnings: warn.mock.calls.map(([, message]: unknown[]) => message) };
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'seed.localhost'])('starts on %s', async (host) => {
  expect(await start({ issuer: `http://${host}:3000/realms/seed` })).toEqual({ warnings: [] });
});

it.each(['seed.example', '192.168.1.5', '127.0.0.1.nip.io', 'localhost.seed.example', '[fe80::1]'])(
  'refuses %s, since its passwords are public',
  async (host) => {
    const refused = start({ issuer: `http://${host}:3000/realms/seed` });
    await expect(refused).rejects.toMatchObject({ name: 'DemoIdentityError', code: 'public_address' });
    await expect(refused).rejects.toThrow('ALLOW_DEMO_IDENTITY=true');
  },
);

it.each(['0.0.0.0', '::', '192.168.1.5'])('refuses a server that listens on %s', async (listenAddress) => {
  await expect(start({ listenAddress })).rejects.toMatchObject({ code: 'public_address' });
});

it('starts elsewhere with ALLOW_DEMO_IDENTITY=true, and warns', async () => {
  const { warnings } = await start(
    { issuer: 'https://demo.seed.example/realms/seed' },
    { ALLOW_DEMO_IDENTITY: 'true' },
  );
  expect(warnings).toEqual([expect.stringContaining('anyone who reaches the portal can sign in')]);
});

it('refuses to start in production, whatever else is allowed', async () => {
  const refused = start({}, { NODE_ENV: 'production', ALLOW_DEMO_IDENTITY: 'true' });
  await expect(refused).rejects.toMatchObject({ code: 'production' });
});
