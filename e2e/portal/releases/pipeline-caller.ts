import { setTimeout as pause } from 'node:timers/promises';

/** A token is fetched again at this age, well before it ends. */
const maxTokenAgeMs = 60_000;
/** While the gateway or the registry starts again, a call is repeated as a pipeline repeats it. */
const longestOutageMs = 60_000;
const pauseMs = 100;

/** Calls the API as a pipeline, which signs in by client credentials. */
export class PipelineCaller {
  readonly #portalUrl: string;
  readonly #client: string;
  #token: { readonly text: string; readonly at: number } | undefined;

  constructor(portalUrl: string, client: string) {
    this.#portalUrl = portalUrl;
    this.#client = client;
  }

  /**
   * Sends a request, again while the portal is down, and resolves to the body of the response.
   *
   * @throws Error if the response is a refusal
   */
  async send<Data>(method: string, path: string, body?: object): Promise<Data> {
    const deadline = Date.now() + longestOutageMs;
    for (;;) {
      const response = await this.#attempt(method, path, body).catch((error: unknown) => String(error));
      if (typeof response !== 'string' && response.ok) {
        return (response.status === 204 ? undefined : await response.json()) as Data;
      }
      const isDown = typeof response === 'string' || response.status >= 500;
      if (!isDown || Date.now() > deadline) {
        const detail = typeof response === 'string' ? response : `${response.status} ${await response.text()}`;
        throw new Error(`${method} ${path} failed: ${detail}`);
      }
      await pause(pauseMs);
    }
  }

  async #attempt(method: string, path: string, body?: object): Promise<Response> {
    const isForm = body instanceof FormData;
    const headers = new Headers({ authorization: `Bearer ${await this.#accessToken()}` });
    if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
    return fetch(`${this.#portalUrl}/api/v1${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  async #accessToken(): Promise<string> {
    if (this.#token !== undefined && Date.now() - this.#token.at < maxTokenAgeMs) return this.#token.text;
    const response = await fetch(`${this.#portalUrl}/realms/seed/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${this.#client}:seed`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    if (!response.ok) throw new Error(`${this.#client} cannot sign in: ${response.status}`);
    const { access_token: text } = (await response.json()) as { access_token: string };
    this.#token = { text, at: Date.now() };
    return text;
  }
}
