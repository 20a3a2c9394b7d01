import type { Browser, Page } from '@playwright/test';
import { type Account, openAs } from './session.ts';

/** The bearer token with which the portal's own page calls the API: modules and tests get it nowhere else. */
export async function tokenOf(page: Page, account: Account, portalUrl = ''): Promise<string> {
  const call = page.waitForRequest(
    (request) => request.url().includes('/api/v1/') && request.headers()['authorization'] !== undefined,
  );
  await openAs(page, account, `${portalUrl}/intranet-welcome`);
  const header = (await call).headers()['authorization'] ?? '';
  return header.replace('Bearer ', '');
}

export interface Post {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly usersWhoLiked: readonly string[];
  readonly permissions: { readonly update: boolean; readonly delete: boolean };
}

export type ApiOf = (account: Account) => Promise<ApiCaller>;

/** Shorter than a token lives, by more than any test takes. */
const keptMs = 2 * 60_000;

/** Callers, each with the token of an account, which is fetched once in a while. */
export function createApiOf(browser: Browser, portalUrl: string): ApiOf {
  const callers = new Map<Account, { readonly caller: ApiCaller; readonly since: number }>();
  return async (account) => {
    const known = callers.get(account);
    if (known && Date.now() - known.since < keptMs) return known.caller;
    const since = Date.now();
    const page = await browser.newPage();
    const caller = new ApiCaller(portalUrl, await tokenOf(page, account, portalUrl));
    await page.close();
    callers.set(account, { caller, since });
    return caller;
  };
}

/** Calls the API as an outsider with a token would. */
export class ApiCaller {
  readonly #base: string;
  readonly #token: string;

  constructor(portalUrl: string, token: string) {
    this.#base = `${portalUrl}/api/v1`;
    this.#token = token;
  }

  fetch(path: string, init: { method?: string; body?: unknown; headers?: Record<string, string> } = {}) {
    return fetch(this.#base + path, {
      method: init.method ?? 'GET',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json', ...init.headers },
      ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
    });
  }

  /** The rows of a list as the service returns them. */
  async list<Row>(path: string): Promise<Row[]> {
    const response = await this.fetch(path);
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Row[];
  }

  /** Adds what must not be refused, and returns it as it is then. */
  async create<Row>(path: string, body: object): Promise<Row> {
    const response = await this.fetch(path, { method: 'POST', body });
    if (response.status !== 201) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Row;
  }

  createPost(title: string, content = 'Hello everyone'): Promise<Post> {
    return this.create('/forums', { title, content });
  }
}
