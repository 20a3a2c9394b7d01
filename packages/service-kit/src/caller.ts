/** The sign-in that an access token belongs to. */
export interface TokenSession {
  /** The claim `sid`; undefined if the provider does not name sessions. */
  readonly id: string | undefined;
  /** When the token was issued, in seconds since 1970; 0 if it does not say. */
  readonly issuedAt: number;
}

/** The member who sent the request, from the verified access token. */
export interface Caller {
  /** The token's subject: the member's id everywhere. */
  readonly id: string;
  /** The display name. */
  readonly name: string;
  readonly email: string;
  /** The identity provider has verified that the e-mail address is the caller's own. */
  readonly emailVerified?: boolean;
  readonly roles: readonly string[];
  readonly isAdmin: boolean;
  /** Set by the token verifier. */
  readonly session?: TokenSession;
}
