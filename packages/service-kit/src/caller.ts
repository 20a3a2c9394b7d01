import type { Network } from '@seed/contracts/audit';

/** The sign-in that an access token belongs to. */
export interface TokenSession {
  /** The claim `sid`; undefined if the provider does not name sessions. */
  readonly id: string | undefined;
  /** The instant at which the token was issued, in seconds since 1970; 0 without the claim `iat`. */
  readonly issuedAt: number;
  /** The instant at which the token expires, in seconds since 1970; 0 without the claim `exp`. */
  readonly expiresAt?: number;
  /**
   * The instant at which the member last proved who they are, such as by their password, in seconds since 1970;
   * undefined without the claim `auth_time`.
   */
  readonly signedInAt?: number | undefined;
}

/** The request that a caller sent, as the audit log names it. */
export interface CallerRequest {
  readonly id: string;
  readonly network: Network;
}

/** The member who sent the request, from the verified access token. */
export interface Caller {
  /** The subject of the token, which is the member's id in all services. */
  readonly id: string;
  /** The display name. */
  readonly name: string;
  readonly email: string;
  /** Whether the identity provider has verified that the e-mail address is the caller's own. */
  readonly emailVerified?: boolean;
  readonly roles: readonly string[];
  readonly isAdmin: boolean;
  /** The token was issued to the pipeline of a team, which has no session. */
  readonly isPipeline?: true;
  /** The token verifier sets it. */
  readonly session?: TokenSession;
  /** `route` sets it. */
  readonly request?: CallerRequest;
}
