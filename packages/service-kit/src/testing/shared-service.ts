import type { ServiceUnderTest } from './service-under-test.ts';
import { shared } from './shared.ts';

/** A service that starts before the first test of a file and stops after the last. */
export type SharedService = Omit<ServiceUnderTest, 'stop' | typeof Symbol.asyncDispose>;

/**
 * Starts one service for all tests of a file. Tests that share it use different data; a test that needs an empty
 * database starts a service of its own with `await using`.
 *
 * @param start starts the service, once
 *
 * @example
 * ```ts
 * const clubs = sharedService(() => serviceUnderTest(clubsService, (common) => common));
 *
 * test('a member reads the clubs', async () => {
 *   expect((await clubs.as('maria').get('/api/v1/clubs')).status).toBe(200);
 * });
 * ```
 */
export function sharedService(start: () => Promise<ServiceUnderTest>): SharedService {
  const service = shared(start);
  return {
    get url() {
      return service().url;
    },
    get issuer() {
      return service().issuer;
    },
    as: (name) => service().as(name),
    member: (id) => service().member(id),
    caller: (claims) => service().caller(claims),
  };
}
