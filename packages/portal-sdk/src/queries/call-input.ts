import type { Endpoint, Params } from '@seed/contracts/endpoint';
import type { CallInput, InputArgument, ReadInput } from '../api/api-client.ts';

/** The id in the path of an endpoint such as `/notices/:id`. */
export type IdOfPath<E extends Endpoint> = Params<E> extends { readonly id: infer Id } ? Id : never;

/** The arguments of a call. TypeScript cannot infer them from a generic endpoint. */
export function callInput<E extends Endpoint>(input: object): InputArgument<CallInput<E>> {
  return [input] as unknown as InputArgument<CallInput<E>>;
}

/** The arguments of a call that reads an entity by its id. */
export function readInput<E extends Endpoint>(id: unknown): InputArgument<ReadInput<E>> {
  return [{ params: { id } }] as unknown as InputArgument<ReadInput<E>>;
}
