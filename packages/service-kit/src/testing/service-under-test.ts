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

/** A started service, its clients and its identity provider; `await using` stops it at the end of a test. */
export interface ServiceUnderTest extends AsyncDisposable {
  readonly url: string;
  readonly issuer: TestIssuer;
  /** Returns the client of a caller. */
  as(name: TestCaller): TestClient;
  /** Makes the client of another member. */
  member(id: string): Promise<TestClient>;
  /** Makes a client whose token has these claims and a verified e-mail. */
  caller(claims: TokenClaims): Promise<TestClient>;
  /** Stops the service and the provider, and drops the database. */
  stop(): Promise<void>;
}

/** The claims of the callers with a token. */
export const testMembers = {
  maria: { sub: 'maria', name: 'María Fernanda Rojas', email: 'maria@seed.example' },
  kenji: { sub: 'kenji', name: 'Kenji Tanaka', email: 'kenji@seed.example', roles: ['alumni'] },
  ana: { sub: 'ana', name: 'Ana Torres', email: 'ana@seed.example', roles: ['Admin', 'director'] },
} as const satisfies Partial<Record<TestCaller, TokenClaims>>;

/**
 * Starts a whole service over HTTP, with a database and an identity provider of its own.
 *
 * @param configure adds the service's own settings to the common ones
 *
 * @example
 * ```ts
 * await using service = await serviceUnderTest(clubsService, (common) => common);
 * expect((await service.as('maria').get('/api/v1/clubs')).status).toBe(200);
 * ```
 */
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
  const stopAll = async () => {
    await stop();
    await drop();
    await issuer.stop();
  };
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
    as: (name) => clients[name],
    member: (id) => caller({ sub: id, name: `Member ${id}`, email: `${id}@seed.example` }),
    caller,
    stop: stopAll,
    [Symbol.asyncDispose]: stopAll,
  };
}
