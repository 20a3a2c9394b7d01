/**
 * load_failed: a file did not come or its code threw · load_timeout: not there within the budget · invalid: it came but
 * is no module · mount_failed, mount_timeout: it did not start · crashed: it threw while it was shown.
 */
export type ModuleErrorCode =
  'load_failed' | 'load_timeout' | 'invalid' | 'mount_failed' | 'mount_timeout' | 'unmount_timeout' | 'crashed';

/** Why a module is not shown. */
export class ModuleError extends Error {
  readonly code: ModuleErrorCode;

  constructor(code: ModuleErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModuleError';
    this.code = code;
  }
}

/** Any thrown value as a ModuleError; one that is a ModuleError already keeps its code. */
export function moduleErrorFrom(thrown: unknown, code: ModuleErrorCode): ModuleError {
  if (thrown instanceof ModuleError) return thrown;
  return new ModuleError(code, thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}
