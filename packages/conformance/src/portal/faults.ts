import { setTimeout as delay } from 'node:timers/promises';
import { bounds } from '../bounds.ts';

/** A way in which every call of the API fails. */
export type Fault = 'slow' | 'status-500' | 'no-network' | 'not-json' | 'other-shape';

/** The cookie by which a browser context chooses a fault for its calls. */
export const faultCookie = 'conformance-fault';

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The response of a fault, `cut` for none at all, or undefined where the mock responds. */
export async function faultyResponse(cookies: string): Promise<ApiResponse | 'cut' | undefined> {
  const fault = new RegExp(`${faultCookie}=([a-z0-9-]+)`).exec(cookies)?.[1] as Fault | undefined;
  switch (fault) {
    case 'slow':
      await delay(bounds.failures.slowMs);
      return undefined;
    case 'status-500':
      return response(500, 'application/problem+json', {
        type: 'about:blank',
        title: 'Internal Server Error',
        status: 500,
        code: 'internal',
      });
    case 'no-network':
      return 'cut';
    case 'not-json':
      return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<html>Please log in</html>') };
    case 'other-shape':
      return response(200, 'application/json', { unexpected: true });
    case undefined:
      return undefined;
  }
}

function response(status: number, type: string, content: object): ApiResponse {
  return { status, headers: { 'content-type': type }, body: Buffer.from(JSON.stringify(content)) };
}
