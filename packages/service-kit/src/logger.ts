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
 * Returns a function that writes a line without the search for secrets; for fields that cannot hold any. It takes the
 * fields as the members of a JSON object, without its braces.
 * @param logger a result of `createLogger`; a child logger has no stream of its own
 */
export function lineWriter(logger: Logger): (level: Level, members: string) => void {
  const stream = destinations.get(logger);
  const name: unknown = logger.bindings()['name'];
  const ofProcess = JSON.stringify({ name, pid: process.pid }).slice(1, -1);
  return (level, members) => {
    // The time of the line costs as much as its other fields if each line formats it.
    stream?.write(`{"level":"${level}","time":"${isoTime()}",${ofProcess},${members}}\n`);
  };
}

let formattedAt = Number.NaN;
let formatted = '';

/** The present time as ISO 8601, formatted once for each millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== formattedAt) {
    formattedAt = now;
    formatted = new Date(now).toISOString();
  }
  return formatted;
}
