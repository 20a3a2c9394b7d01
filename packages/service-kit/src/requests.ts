import type { Body, Endpoint } from '@seed/contracts/endpoint';
import type { ExpectedVersions } from './precondition.ts';

/** What a domain service is asked to make. */
export interface CreateInput<E extends Endpoint> {
  readonly body: Body<E>;
  readonly idempotencyKey: string | undefined;
}

/** What a domain service is asked to change, and the states that the change may be based on. */
export interface UpdateInput<E extends Endpoint, Id = number> {
  readonly id: Id;
  readonly body: Body<E>;
  readonly expected: ExpectedVersions;
}
