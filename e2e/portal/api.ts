import type { Page } from '@playwright/test';
import { type Account, openAs } from './fixtures.ts';

/** The bearer token with which the portal's own page calls the API: modules and tests get it nowhere else. */
export async function tokenOf(page: Page, account: Account, portalUrl = ''): Promise<string> {
  const call = page.waitForRequest((request) => request.url().includes('/api/v1/forums'));
  await openAs(page, account, `${portalUrl}/forums`);
  const header = (await call).headers()['authorization'];
  if (header === undefined) throw new Error('the page called the API without a token');
  return header.replace('Bearer ', '');
}

export interface Post {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly usersWhoLiked: readonly string[];
  readonly permissions: { readonly update: boolean; readonly delete: boolean };
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

  async createPost(title: string, content = 'Hello everyone'): Promise<Post> {
    const response = await this.fetch('/forums', { method: 'POST', body: { title, content } });
    if (response.status !== 201) throw new Error(`POST /forums answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Post;
  }
}
