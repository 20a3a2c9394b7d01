import { CliError } from '../cli-error.ts';

const timeoutMs = 60_000;

/** @throws CliError `unreachable` if there is no response. */
export async function request(url: URL, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    throw new CliError('unreachable', `${url.origin} does not respond`, { cause });
  });
}

/** Undefined without a body, or if it is not JSON: the schema of each caller refuses it with its own message. */
export function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}
