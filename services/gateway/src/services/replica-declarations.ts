import { type ServiceDeclaration, serviceDeclaration } from '@seed/contracts/service-manifest';
import { lt } from 'semver';
import { z } from 'zod';
import type { ReceivedDeclaration } from '../upstream/fetch-declaration.ts';
import { RefusedDeclarationError } from '../upstream/refused-declaration-error.ts';

/** A replica whose declaration can be read. */
interface DeclaringReplica {
  fetchDeclaration(etag: string | undefined): Promise<ReceivedDeclaration | undefined>;
}

interface Known {
  readonly etag: string | undefined;
  readonly declaration: ServiceDeclaration;
}

/**
 * Reads the declarations of all replicas that respond, and returns the one with the lowest contract: while a service is
 * replaced one replica after the other, the portal has only what each of them can do. The same object is returned until a
 * declaration changes.
 *
 * @throws the error of a replica whose declaration is wrong, or of the last one if none responds
 */
export function replicaDeclarations(replicas: readonly DeclaringReplica[]): () => Promise<ServiceDeclaration> {
  const known = new Map<DeclaringReplica, Known>();
  const read = async (replica: DeclaringReplica): Promise<ServiceDeclaration> => {
    const before = known.get(replica);
    const received = await replica.fetchDeclaration(before?.etag);
    if (received === undefined && before !== undefined) return before.declaration;
    const declaration = serviceDeclaration.parse(JSON.parse(received?.text ?? ''));
    known.set(replica, { etag: received?.etag, declaration });
    return declaration;
  };
  return async () => {
    const results = await Promise.allSettled(replicas.map(read));
    const [first, ...others] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const failures = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
    const wrong = failures.find((failure) => !isRequestFailure(failure));
    if (wrong !== undefined) throw wrong as Error;
    if (first === undefined) throw (failures.at(-1) ?? new Error('the service has no replicas')) as Error;
    return others.reduce((lowest, one) => (lt(one.contract, lowest.contract) ? one : lowest), first);
  };
}

/** Whether the service sent no declaration at all, as opposed to a wrong one. */
export function isRequestFailure(error: unknown): boolean {
  // The contracts use zod's small variant, whose errors are not of the class `z.ZodError`.
  const isMalformed = error instanceof z.core.$ZodError || error instanceof SyntaxError;
  return !isMalformed && !(error instanceof RefusedDeclarationError);
}
