/** Where a module reports what an operator should know; never tokens, names or addresses. */
export interface ModuleLog {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}
