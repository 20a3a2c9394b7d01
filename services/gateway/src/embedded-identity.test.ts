import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import { loadConfig } from './config.ts';
import { type RunningGateway, startGateway } from './start.ts';
import { type PortalFiles, portalFiles } from './testing/portal-files.ts';
import { type ReplicaServer, startReplica } from './testing/replica-server.ts';

let files: PortalFiles;
let forums: ReplicaServer;
let gateway: RunningGateway;

beforeAll(async () => {
  [files, forums] = await Promise.all([portalFiles(), startReplica()]);
  const port = await freePort();
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    INTERNAL_PORT: '0',
    DATA_DIR: files.root,
    SHELL_DIR: files.shellDir,
    MODULES_DIR: files.modulesDir,
    UPSTREAMS: JSON.stringify({ forums: { resources: ['forums'], replicas: [forums.url] } }),
  });
  gateway = await startGateway(config, silentLogger());
});

afterAll(async () => {
  await gateway.stop();
  await forums.kill();
  await files.remove();
});

test('without a Keycloak the portal signs members in itself, on its own origin', async () => {
  const discovery = await fetch(`${gateway.url}/realms/seed/.well-known/openid-configuration`);
  expect(await discovery.json()).toMatchObject({ issuer: `${gateway.url}/realms/seed` });
  const boot = (await (await fetch(`${gateway.url}/boot.json`)).json()) as { identity: unknown };
  expect(boot.identity).toEqual({ url: '/', realm: 'seed', clientId: 'portal-web' });
  expect((await fetch(`${gateway.url}/health/ready`)).status).toBe(200);
  expect((await fetch(`${gateway.url}/api/v1/forums`)).status).toBe(401);
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
