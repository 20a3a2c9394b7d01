import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks the tokens in the links by which members unsubscribe. A token is valid as long as the secret is. */
export class UnsubscribeTokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The token names the member and does not show their address. */
  make(memberId: string): string {
    return `${Buffer.from(memberId).toString('base64url')}.${this.#sign(memberId).toString('base64url')}`;
  }

  /** Returns the member's id, or undefined if this service did not make the token. */
  memberOf(token: string): string | undefined {
    const [id = '', signature = ''] = token.split('.');
    const memberId = Buffer.from(id, 'base64url').toString();
    const expected = this.#sign(memberId);
    const given = Buffer.from(signature, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected) ? memberId : undefined;
  }

  #sign(memberId: string): Buffer {
    return createHmac('sha256', this.#secret).update(`unsubscribe:${memberId}`).digest();
  }
}
