import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpClient, type TestClient } from '@seed/service-kit/testing/http-client';
import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import { testLocation } from '@seed/service-kit/testing/test-database';
import { testIssuer, type TestIssuer, type TokenClaims } from '@seed/service-kit/testing/test-issuer';
import type { PictureLocation } from '../config.ts';
import { startCommunity } from '../start.ts';

export type Who = 'nobody' | 'maria' | 'kenji' | 'ana';

export interface CommunityUnderTest {
  readonly url: string;
  readonly issuer: TestIssuer;
  /** Where pictures are kept, unless the test brought a place of its own. */
  readonly folder: string;
  /** maria and kenji are members with a profile, ana is an Admin with one. */
  as(who: Who): TestClient;
  /** Somebody whose token says this, with a verified e-mail. */
  caller(claims: TokenClaims): Promise<TestClient>;
  stop(): Promise<void>;
}

interface Options {
  readonly demoData?: boolean;
  readonly pictures?: PictureLocation;
}

const emailVerified = { claims: { email_verified: true } };
const people = {
  maria: { sub: 'maria', name: 'María Fernanda Rojas', email: 'maria@seed.example' },
  kenji: { sub: 'kenji', name: 'Kenji Tanaka', email: 'kenji@seed.example', roles: ['alumni'] },
  ana: { sub: 'ana', name: 'Ana Torres', email: 'ana@seed.example', roles: ['Admin', 'director'] },
} as const;

/** The whole service on a database of its own, spoken to over HTTP. */
export async function communityUnderTest({ demoData = false, pictures }: Options = {}): Promise<CommunityUnderTest> {
  const issuer = await testIssuer();
  const { location, drop } = await testLocation();
  const folder = await mkdtemp(join(tmpdir(), 'seed-pictures-'));
  const service = await startCommunity(
    {
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      token: issuer.settings,
      database: location,
      pictures: pictures ?? { folder },
      demoData,
    },
    silentLogger(),
  );
  const caller = async (claims: TokenClaims) =>
    httpClient(service.url, await issuer.token({ ...emailVerified, ...claims }));
  const clients: Record<Who, TestClient> = {
    nobody: httpClient(service.url),
    maria: await caller(people.maria),
    kenji: await caller(people.kenji),
    ana: await caller(people.ana),
  };
  for (const who of ['maria', 'kenji', 'ana'] as const)
    await clients[who].get(`/api/v1/users/login/${people[who].email}`);
  return {
    url: service.url,
    issuer,
    folder,
    as: (who) => clients[who],
    caller,
    async stop() {
      await service.stop();
      await drop();
      await issuer.stop();
      await rm(folder, { recursive: true });
    },
  };
}
