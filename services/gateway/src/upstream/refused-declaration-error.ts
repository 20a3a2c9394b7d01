/** A service responded with a declaration that the gateway cannot use, as opposed to none. */
export class RefusedDeclarationError extends Error {
  override readonly name = 'RefusedDeclarationError';
  readonly code = 'declaration_refused';
}
