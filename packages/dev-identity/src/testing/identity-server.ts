import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevIdentity, type DevIdentity } from '../dev-identity.ts';
import type { IdentityLogger } from '../identity-logger.ts';

export interface IdentityServer {
  readonly origin: string;
  readonly issuer: string;
  readonly dataDir: string;
  /** Goes on with what is on disk alone, as after a kill -9. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export const silent: IdentityLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The provider on a free port, with a data folder of its own. */
export async function startIdentity(): Promise<IdentityServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seed-identity-'));
  const server = createServer((request, response) => identity.handler(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = `http://localhost:${port}`;
  const issuer = `${origin}/realms/seed`;
  const start = () => createDevIdentity({ issuer, dataDir, logger: silent });
  let identity: DevIdentity = await start();
  return {
    origin,
    issuer,
    dataDir,
    async crash() {
      identity = await start();
    },
    async stop() {
      await identity.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(dataDir, { recursive: true });
    },
  };
}
