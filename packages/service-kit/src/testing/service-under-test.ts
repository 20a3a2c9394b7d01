import type { Service } from '../service.ts';
import { startService } from '../service.ts';
import type { ServiceConfig } from '../service-config.ts';
import { testEventsSecret } from './events.ts';
import { httpClient, type TestClient } from './http-client.ts';
import { silentLogger } from './silent-logger.ts';
import { testLocation } from './test-database.ts';
import { testIssuer, type TestIssuer, type TokenClaims } from './test-issuer.ts';

/** maria and kenji are members, ana is an Admin. */
export type TestCaller = 'anonymous' | 'kenji' | 'maria' | 'ana';

export interface ServiceUnderTest {
  readonly url: string;
  readonly issuer: TestIssuer;
  as(who: TestCaller): TestClient;
  /** A member of that id. */
  member(id: string): Promise<TestClient>;
  /** A client whose token has these claims, with a verified e-mail. */
  caller(claims: TokenClaims): Promise<TestClient>;
  stop(): Promise<void>;
}

export const testMembers = {
  maria: { sub: 'maria', name: 'María Fernanda Rojas', email: 'maria@seed.example' },
  kenji: { sub: 'kenji', name: 'Kenji Tanaka', email: 'kenji@seed.example', roles: ['alumni'] },
  ana: { sub: 'ana', name: 'Ana Torres', email: 'ana@seed.example', roles: ['Admin', 'director'] },
} as const satisfies Partial<Record<TestCaller, TokenClaims>>;

/** The whole service on a database of its own, reached over HTTP; `configure` adds the service's own settings. */
export async function serviceUnderTest<Config extends ServiceConfig>(
  service: Service<Config>,
  configure: (common: ServiceConfig) => Config,
): Promise<ServiceUnderTest> {
  const issuer = await testIssuer();
  const { location, drop } = await testLocation();
  const listening = { host: '127.0.0.1', port: 0, logLevel: 'silent' } as const;
  const events = { secret: testEventsSecret, subscribers: {} };
  const common: ServiceConfig = { ...listening, token: issuer.settings, database: location, demoData: false, events };
  const { url, stop } = await startService(service, configure(common), silentLogger());
  const caller = async (claims: TokenClaims) =>
    httpClient(url, await issuer.token({ ...claims, claims: { email_verified: true, ...claims.claims } }));
  const clients: Record<TestCaller, TestClient> = {
    anonymous: httpClient(url),
    kenji: await caller(testMembers.kenji),
    maria: await caller(testMembers.maria),
    ana: await caller(testMembers.ana),
  };
  return {
    url,
    issuer,
    as: (who) => clients[who],
    member: (id) => caller({ sub: id, name: `Member ${id}`, email: `${id}@seed.example` }),
    caller,
    async stop() {
      await stop();
      await drop();
      await issuer.stop();
    },
  };
}
