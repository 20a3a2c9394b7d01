import type { Body, Endpoint } from '@seed/contracts/endpoint';
import type { ExpectedVersions } from './precondition.ts';

/** The input of a domain service for creating an entity. */
export interface CreateInput<E extends Endpoint> {
  readonly body: Body<E>;
  readonly idempotencyKey: string | undefined;
}

/** The input of a domain service for updating an entity, with the versions that the caller expects. */
export interface UpdateInput<E extends Endpoint, Id = number> {
  readonly id: Id;
  readonly body: Body<E>;
  readonly expected: ExpectedVersions;
}
