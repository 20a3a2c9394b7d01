import type { PortalUser } from '@seed/portal-sdk/host';

/**
 * state_mismatch: the result belongs to another login · missing_transaction: this browser started no such login ·
 * login_required: the provider requires a sign-in · timeout: no response in time · cancelled: the member cancelled it.
 */
export type LoginFailure = 'state_mismatch' | 'missing_transaction' | 'login_required' | 'timeout' | 'cancelled';

/** checking: not decided yet · ended: no longer signed in · leaving: navigating to another page. */
export type SessionState =
  | { readonly status: 'checking' | 'anonymous' | 'leaving' }
  | { readonly status: 'authenticated' | 'ended'; readonly user: PortalUser }
  | { readonly status: 'failed'; readonly failure: LoginFailure };

/** There is no token: the member is signed out, or the identity provider is unreachable. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly code: 'signed_out' | 'unreachable';

  constructor(code: SessionError['code'], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
