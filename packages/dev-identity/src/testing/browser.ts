import { createHash, randomBytes } from 'node:crypto';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

interface Visit {
  /** The address after all redirects. */
  readonly url: string;
  readonly response: Response;
}

/** The cookie jar of a browser: keeps cookies by path and sends them back. */
class Browser {
  readonly #cookies = new Map<string, Cookie>();
  readonly #userAgent: string;

  constructor(userAgent: string) {
    this.#userAgent = userAgent;
  }

  async open(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
    const headers = { 'user-agent': this.#userAgent, ...init.headers, cookie };
    const response = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Follows redirects as long as they stay with the provider. */
  async visit(url: string, init: RequestInit = {}): Promise<Visit> {
    const response = await this.open(url, init);
    const location = response.headers.get('location');
    if (location === null) return { url, response };
    const next = new URL(location, url);
    return next.pathname.startsWith('/realms/') ? this.visit(next.href) : { url: next.href, response };
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

/** The portal's side of the sign-in, as keycloak-js implements it. */
export class Portal {
  readonly origin: string;
  readonly browser: Browser;
  readonly #endpoints: string;

  constructor(origin: string, userAgent = 'node') {
    this.origin = origin;
    this.browser = new Browser(userAgent);
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

  openForm(extra: Record<string, string> = {}): Promise<Visit> {
    return this.browser.visit(this.authorizationUrl(newPkce(), extra));
  }

  /** Sends the filled form and follows its redirects. */
  submit(formUrl: string, username: string, password: string): Promise<Visit> {
    return this.browser.visit(formUrl, { method: 'POST', body: new URLSearchParams({ username, password }) });
  }

  async signIn(username = 'maria@seed.example', password = 'seed'): Promise<Tokens> {
    const pkce = newPkce();
    const form = await this.browser.visit(this.authorizationUrl(pkce));
    const { url } = await this.submit(form.url, username, password);
    const response = await this.exchange(callbackOf(url).get('code') ?? '', pkce.verifier);
    return (await response.json()) as Tokens;
  }

  /** Starts another tab of the same browser: a code without a form, exchanged for tokens of its own. */
  async openTab(): Promise<Tokens> {
    const pkce = newPkce();
    const { url } = await this.browser.visit(this.authorizationUrl(pkce, { prompt: 'none' }));
    const response = await this.exchange(callbackOf(url).get('code') ?? '', pkce.verifier);
    return (await response.json()) as Tokens;
  }

  /** The silent check for a session; resolves to the parameters that come back to the portal. */
  async checkSilently(): Promise<URLSearchParams> {
    const { url } = await this.openForm({ prompt: 'none' });
    return callbackOf(url);
  }

  exchange(code: string, verifier: string): Promise<Response> {
    const redirect_uri = `${this.origin}/intranet-welcome`;
    return this.#requestToken({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier });
  }

  refresh(refresh_token: string): Promise<Response> {
    return this.#requestToken({ grant_type: 'refresh_token', refresh_token });
  }

  userinfo(token: string): Promise<Response> {
    return this.browser.open(`${this.#endpoints}/userinfo`, { headers: { authorization: `Bearer ${token}` } });
  }

  openLogout(query: Record<string, string>): Promise<Visit> {
    return this.browser.visit(`${this.#endpoints}/logout?${new URLSearchParams(query)}`);
  }

  /** Logs out and resolves to the address at which the browser ends. */
  async logOut({ id_token }: Tokens): Promise<string> {
    const query = { id_token_hint: id_token, post_logout_redirect_uri: `${this.origin}/` };
    const page = await (await this.openLogout(query)).response.text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    const end = await this.browser.visit(`${this.#endpoints}/logout/confirm`, { method: 'POST', body });
    return end.url;
  }

  #requestToken(fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ client_id: 'portal-web', ...fields });
    return this.browser.open(`${this.#endpoints}/token`, { method: 'POST', body, headers: { origin: this.origin } });
  }
}

/** The parameters that the provider sends back in the fragment. */
export const callbackOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1));
