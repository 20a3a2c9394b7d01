/** A failure that the operator can solve; its message names the part and the way out. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: 'config' | 'locked' | 'not-empty' | 'damaged' | 'wrong-key' | 'incomplete' | 'storage' | 'not-found';

  constructor(code: BackupError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
