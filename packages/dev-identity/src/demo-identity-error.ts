/**
 * The provider refuses to start because its demo accounts are public.
 * `production`: NODE_ENV is `production`. `public_address`: the portal can be reached from other machines.
 */
export class DemoIdentityError extends Error {
  override readonly name = 'DemoIdentityError';
  readonly code: 'production' | 'public_address';

  constructor(code: DemoIdentityError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
