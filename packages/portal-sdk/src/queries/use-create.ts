import type { ResponseData, BodyInput, Endpoint } from '@seed/contracts/endpoint';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReadInput } from '../api/api-client.ts';
import { useApi } from '../module/portal-context.ts';
import { invalidateReads, prependCachedRow } from './cache-updates.ts';
import { callInput } from './call-input.ts';
import type { PagedEndpoint, RowOf } from './queries.ts';

/** The variables of a mutation that creates an entity. */
export interface CreateVariables<Input> {
  readonly body: Input;
  /** Requests with the same key create one entity. */
  readonly idempotencyKey: string;
}

export interface CreateOptions<E extends Endpoint, L extends PagedEndpoint, Input> {
  /** The list that the entity belongs to; every cached page of it is read again. */
  readonly list: L;
  /** The query of the list that shows the new entity at once as its first row. */
  readonly query?: ReadInput<L>['query'];
  /** Makes the body of the request from the variables' `body`. Default: as it is. */
  readonly toBody?: (input: Input) => BodyInput<E>;
  /** Runs with the created entity, also if the component was unmounted meanwhile. */
  readonly onSuccess?: (created: ResponseData<E>) => void;
}

/**
 * A mutation that creates an entity and shows it in the cached lists.
 * @param create the POST endpoint
 * @returns a mutation of TanStack Query; its variables are `{ body, idempotencyKey }`, its error is an `ApiError`
 * @example
 * const create = useCreate(createPost, { list: listPosts, query: { limit: 20 } });
 * create.mutate({ body: { title: 'Hello', content: 'World' }, idempotencyKey: intent.keyFor(text) });
 */
export function useCreate<E extends Endpoint, L extends PagedEndpoint, Input = BodyInput<E>>(
  create: E,
  { list, query, toBody, onSuccess }: CreateOptions<E, L, Input>,
): UseMutationResult<ResponseData<E>, Error, CreateVariables<Input>> {
  const api = useApi();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: CreateVariables<Input>): Promise<ResponseData<E>> =>
      api(create, ...callInput<E>({ body: toBody ? toBody(body) : body, idempotencyKey })),
    onSuccess: (created) => {
      if (query) prependCachedRow(api.cache, [list, query], created as RowOf<L>);
      onSuccess?.(created);
      void invalidateReads(api.cache, list);
    },
  });
}
