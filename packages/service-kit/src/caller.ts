/** Who calls, as the verified access token says. */
export interface Caller {
  /** The token's subject: the member's id everywhere. */
  readonly id: string;
  /** The display name. */
  readonly name: string;
  readonly email: string;
  /** The identity provider knows that the e-mail address is the caller's own. */
  readonly emailVerified?: boolean;
  readonly roles: readonly string[];
  readonly isAdmin: boolean;
}
