/** The log for operators. It never gets tokens, names or e-mail addresses. */
export interface ModuleLog {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}
