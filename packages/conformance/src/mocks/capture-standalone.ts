import { mockUser } from '@seed/portal-sdk/mocks';

type Handler = (request: Request) => Promise<Response> | null;

interface Standalone {
  readonly user?: object;
  readonly handlers: readonly Handler[];
}

export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body in base64; null without one. */
  readonly body: string | null;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body in base64. */
  readonly body: string;
}

declare global {
  /** The mocks of the module, for the page of the kit that runs them. */
  var seedMocks: { readonly user: object; respond(request: WireRequest): Promise<WireResponse | null> } | undefined;
}

/**
 * Replaces `startStandalone` of the SDK in the build of the mocks: it shows no module, and keeps the handlers that the
 * module gives it.
 */
export function startStandalone({ user = mockUser, handlers }: Standalone): Promise<void> {
  globalThis.seedMocks = { user, respond: (request) => respond(handlers, request) };
  return Promise.resolve();
}

async function respond(handlers: readonly Handler[], { method, url, headers, body }: WireRequest) {
  const content = body === null ? null : Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  const request = new Request(new URL(url, location.origin), { method, headers, body: content });
  for (const handler of handlers) {
    const response = await handler(request);
    if (response !== null) return wireResponse(response);
  }
  return null;
}

async function wireResponse(response: Response): Promise<WireResponse> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}
