import { httpClient, type TestClient } from '@seed/service-kit/testing/http-client';
import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import { testIssuer, type TestIssuer } from '@seed/service-kit/testing/test-issuer';
import { testLocation } from '@seed/service-kit/testing/test-database';
import { startDocuments } from '../start.ts';

export type Who = 'nobody' | 'maria' | 'kenji' | 'ana';

export interface DocumentsUnderTest {
  readonly url: string;
  readonly issuer: TestIssuer;
  /** maria and kenji are members, ana is an Admin. */
  as(who: Who): TestClient;
  /** A member of that id. */
  member(id: string): Promise<TestClient>;
  stop(): Promise<void>;
}

/** The whole service on a database of its own, spoken to over HTTP. */
export async function documentsUnderTest({ demoData = false } = {}): Promise<DocumentsUnderTest> {
  const issuer = await testIssuer();
  const { location, drop } = await testLocation();
  const config = { host: '127.0.0.1', port: 0, logLevel: 'silent', demoData } as const;
  const service = await startDocuments({ ...config, token: issuer.settings, database: location }, silentLogger());
  const clients: Record<Who, TestClient> = {
    nobody: httpClient(service.url),
    maria: httpClient(service.url, await issuer.token({ sub: 'maria', name: 'María Fernanda Rojas' })),
    kenji: httpClient(service.url, await issuer.token({ sub: 'kenji', name: 'Kenji Tanaka' })),
    ana: httpClient(service.url, await issuer.token({ sub: 'ana', name: 'Ana Torres', roles: ['Admin'] })),
  };
  return {
    url: service.url,
    issuer,
    as: (who) => clients[who],
    member: async (id) => httpClient(service.url, await issuer.token({ sub: id, name: `Member ${id}` })),
    async stop() {
      await service.stop();
      await drop();
      await issuer.stop();
    },
  };
}
