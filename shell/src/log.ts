import type { ModuleLog } from '@seed/portal-sdk/host';

/** The only file that writes to the browser's console. */
const sink = globalThis.console;

/** Creates a log whose lines begin with their source, `shell` or a module's id. */
export function createLog(source: string): ModuleLog {
  const line = (message: string) => `[${source}] ${message}`;
  return {
    info: (message, fields) => sink.info(line(message), ...details(fields)),
    warn: (message, fields) => sink.warn(line(message), ...details(fields)),
    error: (message, fields) => sink.error(line(message), ...details(fields)),
  };
}

function details(fields: Record<string, unknown> | undefined): unknown[] {
  return fields ? [fields] : [];
}
