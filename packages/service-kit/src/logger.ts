import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { standardOutput } from './log-destination.ts';
import { withoutSecrets } from './log-masks.ts';

export type { Logger } from 'pino';

/** Name, level and destination of a logger. */
export interface LoggerOptions {
  /** The process's name in every line. */
  readonly name: string;
  readonly level?: Level | 'silent';
  /** The stream for the lines; standard output if not given. */
  readonly destination?: DestinationStream;
}

const secretKeys = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'access_token',
  'refresh_token',
  'password',
  'email',
];
const redactedPaths = secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

/**
 * Makes a logger that writes JSON lines. No line has a token, a password or an e-mail address, whatever is logged.
 *
 * @example
 * ```ts
 * const logger = createLogger({ name: 'notices', level: 'info' });
 * logger.info({ posts: 3 }, 'filled the empty database');
 * ```
 */
export function createLogger({ name, level = 'info', destination }: LoggerOptions): Logger {
  const options = {
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: redactedPaths, censor: '[redacted]' },
    hooks: { streamWrite: withoutSecrets },
  };
  const stream = destination ?? standardOutput();
  const logger = pino(options, stream);
  destinations.set(logger, stream);
  return logger;
}

/** The streams of the loggers of this process. */
const destinations = new WeakMap<Logger, DestinationStream>();

/**
 * Returns a function that writes a line without the search for secrets; for fields that cannot hold any.
 * @param logger a result of `createLogger`; a child logger has no stream of its own
 */
export function lineWriter(logger: Logger): (level: Level, fields: object) => void {
  const stream = destinations.get(logger);
  const name: unknown = logger.bindings()['name'];
  return (level, fields) => {
    stream?.write(`${JSON.stringify({ level, time: new Date().toISOString(), name, pid: process.pid, ...fields })}\n`);
  };
}
