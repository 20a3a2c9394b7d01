import { ProblemError, unavailable } from '@seed/service-kit/problem-error';

/**
 * The kind of failure of an attempt on a replica, before a part of a response was sent to the client. `refused`: the
 * replica was never reached. `broken`: the connection or the response broke. `timeout`: no response came in time.
 * `request`: the request is at fault, not the replica. `departed`: the client closed its connection.
 */
export type FailureKind = 'refused' | 'broken' | 'timeout' | 'request' | 'departed';

export interface Failure {
  readonly kind: FailureKind;
  readonly error: Error;
}

/** The client closed its connection before a response came. */
export class ClientDepartedError extends Error {
  override readonly name = 'ClientDepartedError';
  readonly code = 'client_departed';
}

const refusedCodes = new Set([
  'ECONNREFUSED',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const requestCodes = new Set(['UND_ERR_INVALID_ARG', 'UND_ERR_NOT_SUPPORTED', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH']);

export function failureOf(error: Error): Failure {
  return { kind: kindOf(error), error };
}

function kindOf(error: Error): FailureKind {
  if (error instanceof ClientDepartedError) return 'departed';
  if (error instanceof ProblemError) return 'request';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (refusedCodes.has(code)) return 'refused';
  if (code === 'UND_ERR_HEADERS_TIMEOUT') return 'timeout';
  return requestCodes.has(code) ? 'request' : 'broken';
}

/** 504; the code that opens a service's breaker. */
export const upstreamTimeout = 'upstream_timeout';

/** The error for the client when no other attempt could succeed. */
export function problemOf({ kind, error }: Failure): Error {
  if (error instanceof ProblemError || error instanceof ClientDepartedError) return error;
  const isTimeout = kind === 'timeout' || ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT');
  if (isTimeout) {
    const detail = 'The service behind this address did not respond in time.';
    return new ProblemError(upstreamTimeout, { detail, cause: error });
  }
  if (kind === 'refused') return unavailable('upstream_unavailable', { cause: error });
  if (kind === 'request') return new ProblemError('bad_request', { cause: error });
  return new ProblemError('bad_gateway', { detail: 'Please try again.', cause: error });
}
