import { createHash, randomBytes } from 'node:crypto';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** What a browser does of its own accord: keeps cookies by path and sends them back. */
class Browser {
  readonly #cookies = new Map<string, Cookie>();

  async open(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  /** Follows redirects as long as they stay with the provider. */
  async visit(url: string, init: RequestInit = {}): Promise<{ url: string; answer: Response }> {
    const answer = await this.open(url, init);
    const location = answer.headers.get('location');
    if (location === null) return { url, answer };
    const next = new URL(location, url);
    return next.pathname.startsWith('/realms/') ? this.visit(next.href) : { url: next.href, answer };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
    if (value === '') this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { value, path });
  }
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

export interface Pkce {
  readonly verifier: string;
  readonly challenge: string;
}

export function newPkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The portal's side of signing in, as keycloak-js does it. */
export class Portal {
  readonly origin: string;
  readonly browser = new Browser();
  readonly #endpoints: string;

  constructor(origin: string) {
    this.origin = origin;
    this.#endpoints = `${origin}/realms/seed/protocol/openid-connect`;
  }

  authorizationUrl({ challenge }: Pkce, extra: Record<string, string> = {}): string {
    const query = new URLSearchParams({
      client_id: 'portal-web',
      redirect_uri: `${this.origin}/intranet-welcome`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid',
      state: 'a-state',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...extra,
    });
    return `${this.#endpoints}/auth?${query}`;
  }

  /** Opens the form, fills it and sends it; answers where that ends. */
  async submit(formUrl: string, username: string, password: string) {
    return this.browser.visit(formUrl, { method: 'POST', body: new URLSearchParams({ username, password }) });
  }

  async signIn(username = 'maria@seed.example', password = 'seed'): Promise<Tokens> {
    const pkce = newPkce();
    const form = await this.browser.visit(this.authorizationUrl(pkce));
    const { url } = await this.submit(form.url, username, password);
    const answer = await this.exchange(callback(url).get('code') ?? '', pkce.verifier);
    return (await answer.json()) as Tokens;
  }

  /** Asks, without showing a page, whether somebody is signed in; answers what comes back to the portal. */
  async checkSilently(): Promise<URLSearchParams> {
    const { url } = await this.browser.visit(this.authorizationUrl(newPkce(), { prompt: 'none' }));
    return callback(url);
  }

  exchange(code: string, verifier: string): Promise<Response> {
    const redirect_uri = `${this.origin}/intranet-welcome`;
    return this.#token({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier });
  }

  refresh(refresh_token: string): Promise<Response> {
    return this.#token({ grant_type: 'refresh_token', refresh_token });
  }

  userinfo(token: string): Promise<Response> {
    return this.browser.open(`${this.#endpoints}/userinfo`, { headers: { authorization: `Bearer ${token}` } });
  }

  /** Ends on the page that the browser shows after logging out. */
  async logOut({ id_token }: Tokens): Promise<string> {
    const query = new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: `${this.origin}/` });
    const { answer } = await this.browser.visit(`${this.#endpoints}/logout?${query}`);
    const page = await answer.text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    const end = await this.browser.visit(`${this.#endpoints}/logout/confirm`, { method: 'POST', body });
    return end.url;
  }

  #token(fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ client_id: 'portal-web', ...fields });
    return this.browser.open(`${this.#endpoints}/token`, { method: 'POST', body, headers: { origin: this.origin } });
  }
}

export const callback = (url: string) => new URLSearchParams(new URL(url).hash.slice(1));
