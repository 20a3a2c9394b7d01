import { createLogger, type Logger } from '../logger.ts';

/** Makes a logger that writes nothing unless the variable `LOG_LEVEL` is `debug`. */
export function silentLogger(): Logger {
  return createLogger({ name: 'test', level: process.env['LOG_LEVEL'] === 'debug' ? 'debug' : 'silent' });
}

/** Makes a logger that keeps its lines, parsed. */
export function recordingLogger(): { readonly logger: Logger; readonly lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  return { logger: createLogger({ name: 'test', level: 'debug', destination }), lines };
}
