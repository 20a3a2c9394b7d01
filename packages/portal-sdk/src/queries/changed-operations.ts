import type { Endpoint } from '@seed/contracts/endpoint';

type Operation = Pick<Endpoint, 'operation'>;

/** How often the page has changed the data of an operation since it was opened. */
const changes = new Map<string, number>();
const changesOf = ({ operation }: Operation) => changes.get(operation) ?? 0;

/** Keeps that the data of an operation has changed, so that a read that began before is repeated. */
export function noteChange(endpoint: Operation): void {
  changes.set(endpoint.operation, changesOf(endpoint) + 1);
}

/**
 * Reads until no change was noted meanwhile: the response to an earlier request may be older than the change, and would put
 * back what the member has just changed.
 */
export async function readUnchanged<Result>(endpoint: Operation, read: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const before = changesOf(endpoint);
    const result = await read();
    if (changesOf(endpoint) === before) return result;
  }
}
