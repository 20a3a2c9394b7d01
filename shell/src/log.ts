import type { ModuleLog } from '@seed/portal-sdk/host';

/** The browser's console is the shell's log: the one place that writes to it. */
const sink = globalThis.console;

/** A log whose lines carry the name of their source, `shell` or a module's id. */
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
