/** Who calls, as the verified access token says. */
export interface Caller {
  /** The token's subject: the member's id everywhere. */
  readonly id: string;
  /** The display name. */
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly isAdmin: boolean;
}
