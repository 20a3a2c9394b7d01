import type { ResponseData, Endpoint } from '@seed/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import type { ApiResponse } from '../api/api-response.ts';
import { checkShape } from '../api/check-shape.ts';
import { useApi } from '../module/portal-context.ts';
import { readInput } from './call-input.ts';
import type { IdOfPath } from './call-input.ts';
import { queryFor } from './queries.ts';

/** The entity that is edited, with its version. */
export interface Editable<Entity> {
  readonly entity: Entity;
  /** The ETag of the version that is edited. */
  readonly etag: string;
}

/**
 * Reads the entity of an edit with its ETag.
 *
 * @param id null for an address that no entity can have; the query then fails with `not_found`
 * @returns the query of the entity and its ETag
 *
 * @example
 * const post = useEditable(getPost, useIdParam());
 */
export function useEditable<E extends Endpoint>(read: E, id: IdOfPath<E> | null) {
  return useQuery({
    ...queryFor(useApi(), read, ...readInput<E>(id ?? 0)),
    // Undefined while only a list has shown the entity, because a list has no ETags.
    select: ({ data, etag }: ApiResponse<ResponseData<E>>): Editable<ResponseData<E>> | undefined =>
      etag === null ? undefined : { entity: checkShape(read, data), etag },
  });
}
