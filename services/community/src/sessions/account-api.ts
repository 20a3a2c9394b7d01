import { notFound, unavailable } from '@seed/service-kit/problem-error';
import { z } from 'zod';

const seconds = z.number().transform((value) => new Date(value * 1000));

/** A device of Keycloak's account API; it has one session for each browser. */
const device = z.object({
  os: z.string().optional(),
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.string().optional(),
      current: z.boolean().default(false),
      started: seconds,
      lastAccess: seconds,
    }),
  ),
});

export type Device = z.output<typeof device>;

const timeoutMs = 5000;
/** The provider has no account API, or the token of the member does not reach it. */
const refusals: readonly number[] = [401, 403, 404, 405];

/**
 * The account API of a Keycloak realm, in which members see and end their own sessions. It is called with the member's
 * access token, so it shows and changes nothing that is not theirs.
 */
export class AccountApi {
  readonly #url: string;

  /** @param url its address, such as `https://id.example.org/realms/seed/account` */
  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Lists the devices of the token's member; undefined if the provider does not list any for it.
   *
   * @throws ProblemError `upstream_unavailable` (503) if the provider is down.
   */
  async devices(token: string): Promise<readonly Device[] | undefined> {
    const response = await this.#call('GET', '/sessions/devices', token);
    if (refusals.includes(response.status)) return undefined;
    const parsed = z.array(device).safeParse(await response.json().catch(() => undefined));
    // A provider of another kind may have a page at this address.
    return parsed.success ? parsed.data : undefined;
  }

  /**
   * Ends a session of the token's member.
   *
   * @throws ProblemError `not_found` (404) if the provider refuses, `upstream_unavailable` (503) if it is down.
   */
  async end(sessionId: string, token: string): Promise<void> {
    await this.#delete(`/sessions/${encodeURIComponent(sessionId)}`, token);
  }

  /**
   * Ends all sessions of the token's member but that of the token.
   *
   * @throws ProblemError `not_found` (404) if the provider refuses, `upstream_unavailable` (503) if it is down.
   */
  async endOthers(token: string): Promise<void> {
    await this.#delete('/sessions', token);
  }

  async #delete(path: string, token: string): Promise<void> {
    const { status } = await this.#call('DELETE', path, token);
    if (refusals.includes(status)) throw notFound('The sign-in service cannot end sessions for you.');
  }

  async #call(method: 'GET' | 'DELETE', path: string, token: string): Promise<Response> {
    // Keycloak has a page at the same address for requests that do not accept JSON.
    const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(this.#url + path, { method, headers, signal }).catch((cause: unknown) => {
      throw unavailable('upstream_unavailable', { cause });
    });
    if (response.ok || refusals.includes(response.status)) return response;
    const cause = new Error(`The account API responded ${response.status} to ${method} ${path.split('/')[1]}`);
    throw unavailable('upstream_unavailable', { cause });
  }
}
