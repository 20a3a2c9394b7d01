import { httpClient, type TestClient } from '@seed/service-kit/testing/http-client';
import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import { testIssuer, type TestIssuer } from '@seed/service-kit/testing/test-issuer';
import { testLocation } from '@seed/service-kit/testing/test-database';
import { startClubs } from '../start.ts';

export type Who = 'nobody' | 'maria' | 'ana';

export interface ClubsUnderTest {
  readonly url: string;
  readonly issuer: TestIssuer;
  /** maria is a member, ana is an Admin. */
  as(who: Who): TestClient;
  stop(): Promise<void>;
}

/** The whole service on a database of its own, spoken to over HTTP. */
export async function clubsUnderTest(): Promise<ClubsUnderTest> {
  const issuer = await testIssuer();
  const { location, drop } = await testLocation();
  const config = { host: '127.0.0.1', port: 0, logLevel: 'silent' } as const;
  const service = await startClubs({ ...config, token: issuer.settings, database: location }, silentLogger());
  const clients: Record<Who, TestClient> = {
    nobody: httpClient(service.url),
    maria: httpClient(service.url, await issuer.token({ sub: 'maria', name: 'María Fernanda Rojas' })),
    ana: httpClient(service.url, await issuer.token({ sub: 'ana', name: 'Ana Torres', roles: ['Admin'] })),
  };
  return {
    url: service.url,
    issuer,
    as: (who) => clients[who],
    async stop() {
      await service.stop();
      await drop();
      await issuer.stop();
    },
  };
}
