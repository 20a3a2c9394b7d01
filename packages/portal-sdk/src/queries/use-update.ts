import type { ResponseData, BodyInput, Endpoint } from '@seed/contracts/endpoint';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useApi } from '../module/portal-context.ts';
import { invalidateReads, replaceCachedRow } from './cache-updates.ts';
import { noteChange } from './changed-operations.ts';
import { callInput } from './call-input.ts';
import type { IdOfPath } from './call-input.ts';
import { queryKeyFor } from './queries.ts';
import type { PagedEndpoint, RowOf } from './queries.ts';

/** The variables of a mutation that changes an entity. */
export interface UpdateVariables<Input> {
  readonly body: Input;
  /** The ETag of the version that the change is based on. */
  readonly ifMatch: string;
}

export interface UpdateOptions<E extends Endpoint, L extends PagedEndpoint, Input> {
  /** The list that the entity belongs to. */
  readonly list: L;
  /** The endpoint that reads the entity alone. */
  readonly read: Endpoint;
  readonly id: IdOfPath<E>;
  /** Makes the body of the request from the variables' `body`. Default: as it is. */
  readonly toBody?: (input: Input) => BodyInput<E>;
  /** Runs with the saved entity, also if the component was unmounted meanwhile. */
  readonly onSuccess?: (saved: ResponseData<E>) => void;
}

/**
 * A mutation that changes an entity and shows it wherever it is cached. Its error has the code `precondition_failed` if
 * `ifMatch` does not name the newest version; then the newest one is read again.
 * @param update the PUT endpoint
 * @returns a mutation of TanStack Query; its variables are `{ body, ifMatch }`, its error is an `ApiError`
 * @example
 * const update = useUpdate(updatePost, { list: listPosts, read: getPost, id: 7 });
 * update.mutate({ body: { title: 'Hello' }, ifMatch: etag });
 */
export function useUpdate<E extends Endpoint, L extends PagedEndpoint, Input = BodyInput<E>>(
  update: E,
  { list, read, id, toBody, onSuccess }: UpdateOptions<E, L, Input>,
): UseMutationResult<ResponseData<E>, Error, UpdateVariables<Input>> {
  const api = useApi();
  const params = { id };
  return useMutation({
    mutationFn: ({ body, ifMatch }: UpdateVariables<Input>): Promise<ResponseData<E>> =>
      api(update, ...callInput<E>({ params, body: toBody ? toBody(body) : body, ifMatch })),
    onSuccess: (saved) => {
      replaceCachedRow(api.cache, list, saved as RowOf<L>);
      onSuccess?.(saved);
    },
    // After a refusal too: another member may have saved first.
    onSettled: async () => {
      void invalidateReads(api.cache, list);
      noteChange(read);
      await api.cache.invalidateQueries({ queryKey: queryKeyFor(read, { params }) });
    },
  });
}
