import type { PortalUser } from '@seed/portal-sdk/host';

/**
 * state_mismatch: the answer belongs to another login · missing_transaction: nothing is known of the login that came
 * back · login_required: the provider wants the member to sign in · timeout: no answer in time · cancelled.
 */
export type LoginFailure = 'state_mismatch' | 'missing_transaction' | 'login_required' | 'timeout' | 'cancelled';

/** checking: not known yet · ended: was signed in, is no more · leaving: on the way to another page. */
export type SessionState =
  | { readonly status: 'checking' | 'anonymous' | 'leaving' }
  | { readonly status: 'authenticated' | 'ended'; readonly user: PortalUser }
  | { readonly status: 'failed'; readonly failure: LoginFailure };

/** Why there is no token: nobody is signed in, or the identity provider cannot be reached just now. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly code: 'signed_out' | 'unreachable';

  constructor(code: SessionError['code'], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
