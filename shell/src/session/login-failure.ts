import type { LoginFailure } from './session-state.ts';

const kindByError: Readonly<Record<string, LoginFailure>> = {
  access_denied: 'cancelled',
  server_error: 'timeout',
  temporarily_unavailable: 'timeout',
};

/** Classifies an error of keycloak-js: a plain object, its NetworkError, fetch's TypeError or a bare Error. */
export function failureOf(thrown: unknown): LoginFailure {
  if (!(thrown instanceof Error))
    return isProviderError(thrown) ? (kindByError[thrown.error] ?? 'login_required') : 'timeout';
  // keycloak-js gives this error a text but no code.
  if (thrown.message === 'Invalid nonce.') return 'state_mismatch';
  const status = statusOf(thrown);
  return status !== undefined && status < 500 ? 'login_required' : 'timeout';
}

/** Whether the identity provider refused the request; otherwise it was unreachable. */
export function isRefusal(thrown: unknown): boolean {
  const status = statusOf(thrown);
  return status !== undefined && status < 500;
}

function isProviderError(value: unknown): value is { error: string } {
  return typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string';
}

function statusOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('response' in value)) return undefined;
  const { response } = value;
  if (typeof response !== 'object' || response === null || !('status' in response)) return undefined;
  return typeof response.status === 'number' ? response.status : undefined;
}
