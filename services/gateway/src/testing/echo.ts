import type { TestPortal } from './test-portal.ts';

/** A request as a replica received it, which is its response unless a test sets another listener. */
export interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request and resolves to what the replica received. */
export async function echoed(portal: TestPortal, path: string, init?: RequestInit): Promise<Echo> {
  return (await (await portal.call(path, init)).json()) as Echo;
}
