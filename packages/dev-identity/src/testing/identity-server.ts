import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevIdentity, type DevIdentity } from '../dev-identity.ts';
import type { IdentityLogger } from '../identity-logger.ts';

/** A provider that listens; `await using` stops it at the end of a test. */
export interface IdentityServer extends AsyncDisposable {
  /** The address on which it listens. */
  readonly origin: string;
  readonly issuer: string;
  readonly dataDir: string;
  /** The logout tokens that were posted to the portal. */
  readonly logoutTokens: readonly string[];
  /** Continues with the files alone, as after a kill -9. */
  crash(): Promise<void>;
}

export interface IdentityServerOptions {
  /** The origin that members see, when it is not the server's own. */
  readonly publicOrigin?: string;
}

export const silent: IdentityLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Starts the provider on a free port with a data folder of its own. */
export async function startIdentity({ publicOrigin }: IdentityServerOptions = {}): Promise<IdentityServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seed-identity-'));
  const logoutTokens: string[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/backchannel-logout') return identity.handler(request, response);
    void logoutTokenOf(request).then((token) => {
      logoutTokens.push(token);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const origin = `http://localhost:${port}`;
  const issuer = `${publicOrigin ?? origin}/realms/seed`;
  const start = () =>
    createDevIdentity({ issuer, dataDir, logger: silent, backchannelLogoutUri: `${origin}/backchannel-logout` });
  let identity: DevIdentity = await start();
  return {
    origin,
    issuer,
    dataDir,
    logoutTokens,
    async crash() {
      identity = await start();
    },
    async [Symbol.asyncDispose]() {
      await identity.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(dataDir, { recursive: true });
    },
  };
}

async function logoutTokenOf(request: IncomingMessage): Promise<string> {
  const body = (await request.toArray()).join('');
  return new URLSearchParams(body).get('logout_token') ?? '';
}
