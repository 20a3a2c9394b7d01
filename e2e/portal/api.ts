import type { Browser, Page } from '@playwright/test';
import { type Account, openAs } from './session.ts';

/** The bearer token of a request of the portal's page: modules and tests can read it nowhere else. */
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

/** A token is renewed at this age: its life is longer than that by more than the length of any test. */
const maxTokenAgeMs = 2 * 60_000;

/** Callers by account, each with a token that is renewed when it gets old. */
export function createApiOf(browser: Browser, portalUrl: string): ApiOf {
  const callers = new Map<Account, { readonly caller: ApiCaller; readonly signedInAt: number }>();
  return async (account) => {
    const existing = callers.get(account);
    if (existing && Date.now() - existing.signedInAt < maxTokenAgeMs) return existing.caller;
    const signedInAt = Date.now();
    const page = await browser.newPage();
    const caller = new ApiCaller(portalUrl, await tokenOf(page, account, portalUrl));
    await page.close();
    callers.set(account, { caller, signedInAt });
    return caller;
  };
}

/** Calls the API directly, with a token. */
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

  /** The items of a list response. */
  async list<Row>(path: string): Promise<Row[]> {
    const response = await this.fetch(path);
    if (!response.ok) throw new Error(`GET ${path} responded ${response.status}: ${await response.text()}`);
    return (await response.json()) as Row[];
  }

  /** Adds an item and returns it. Rejects if the service refuses it. */
  async create<Row>(path: string, body: object): Promise<Row> {
    const response = await this.fetch(path, { method: 'POST', body });
    if (response.status !== 201) throw new Error(`POST ${path} responded ${response.status}: ${await response.text()}`);
    return (await response.json()) as Row;
  }

  createPost(title: string, content = 'Hello everyone'): Promise<Post> {
    return this.create('/forums', { title, content });
  }

  createComment(forumId: number, content: string): Promise<{ readonly id: number }> {
    return this.create('/comments', { forumId, content });
  }
}
