import type { ResponseData, Endpoint } from '@seed/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import type { ApiResponse } from '../api/api-response.ts';
import { useApi } from '../module/portal-context.ts';
import { readInput } from './call-input.ts';
import type { IdOfPath } from './call-input.ts';
import { queryFor } from './queries.ts';

/** What an edit starts from. */
export interface Editable<Entity> {
  readonly entity: Entity;
  /** Names the version that is edited. */
  readonly etag: string;
}

/** What is to be edited, with its ETag. An id that cannot be one (null) is one that the service does not know. */
export function useEditable<E extends Endpoint>(read: E, id: IdOfPath<E> | null) {
  return useQuery({ ...queryFor(useApi(), read, ...readInput<E>(id ?? 0)), select: withETag<ResponseData<E>> });
}

/** Nothing yet, as long as only a list has shown it: a list has no ETags. */
function withETag<Entity>({ data, etag }: ApiResponse<Entity>): Editable<Entity> | undefined {
  return etag === null ? undefined : { entity: data, etag };
}
