/**
 * - `load_failed`: a file could not be loaded, or its code threw
 * - `load_timeout`: loading took longer than the manifest's budget
 * - `invalid`: the file exports no module
 * - `mount_failed`, `mount_timeout`, `unmount_timeout`: a lifecycle failed or did not settle
 * - `crashed`: the module threw while it was shown
 */
export type ModuleErrorCode =
  'load_failed' | 'load_timeout' | 'invalid' | 'mount_failed' | 'mount_timeout' | 'unmount_timeout' | 'crashed';

/** The reason why a module is not shown. */
export class ModuleError extends Error {
  readonly code: ModuleErrorCode;

  constructor(code: ModuleErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModuleError';
    this.code = code;
  }
}

/** Wraps any thrown value in a ModuleError. A ModuleError is returned as it is. */
export function moduleErrorFrom(thrown: unknown, code: ModuleErrorCode): ModuleError {
  if (thrown instanceof ModuleError) return thrown;
  return new ModuleError(code, thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}
