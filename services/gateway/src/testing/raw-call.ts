import { request as httpRequest } from 'node:http';
import type { TestPortal } from './test-portal.ts';

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Sends a request that `fetch` would refuse or change, and resolves to the response before any decoding. */
export function rawCall(
  portal: TestPortal,
  path: string,
  { headers, method = 'GET' }: { readonly headers: Record<string, string>; readonly method?: string },
): Promise<RawResponse> {
  const { hostname, port } = new URL(portal.url);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    request.on('error', reject).end();
  });
}
