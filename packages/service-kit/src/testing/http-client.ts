/** A response with its body already read. */
export interface TestResponse<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined without a body, the text if it is not JSON. */
  readonly body: T;
}

/** The body and the headers of a request. */
export interface TestRequest {
  /** A value is sent as JSON, a string or bytes as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends requests with one token. A path is whole, such as `/api/v1/forums`. */
export interface TestClient {
  get<T = unknown>(path: string, request?: TestRequest): Promise<TestResponse<T>>;
  post<T = unknown>(path: string, body?: unknown, request?: TestRequest): Promise<TestResponse<T>>;
  put<T = unknown>(path: string, body?: unknown, request?: TestRequest): Promise<TestResponse<T>>;
  delete<T = unknown>(path: string, request?: TestRequest): Promise<TestResponse<T>>;
  /** Sends a request with any method. */
  send<T = unknown>(method: string, path: string, request?: TestRequest): Promise<TestResponse<T>>;
  /** Returns a client with another token, or without one. */
  as(token: string | undefined): TestClient;
}

/**
 * Makes a client for a started server.
 *
 * @param baseUrl the origin, such as `http://127.0.0.1:4001`
 *
 * @example
 * ```ts
 * const client = httpClient(server.url, await issuer.token());
 * expect((await client.get('/api/v1/forums')).status).toBe(200);
 * ```
 */
export function httpClient(baseUrl: string, token?: string): TestClient {
  async function send<T>(method: string, path: string, { body, headers }: TestRequest = {}): Promise<TestResponse<T>> {
    const bytes = body instanceof Uint8Array ? new Uint8Array(body) : undefined;
    const content = bytes ?? (typeof body === 'string' ? body : JSON.stringify(body));
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: content }),
    });
    const text = await textOf(response);
    return { status: response.status, headers: response.headers, body: parsed(text) as T };
  }
  return {
    get: (path, request) => send('GET', path, request),
    post: (path, body, request) => send('POST', path, { ...request, body }),
    put: (path, body, request) => send('PUT', path, { ...request, body }),
    delete: (path, request) => send('DELETE', path, request),
    send,
    as: (other) => httpClient(baseUrl, other),
  };
}

/** A stream of events does not end, so it is closed without being read. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  await response.body?.cancel();
  return '';
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
