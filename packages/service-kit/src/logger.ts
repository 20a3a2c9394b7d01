import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { standardOutput } from './log-destination.ts';

export type { Logger } from 'pino';

export interface LoggerOptions {
  /** The process's name in every line. */
  readonly name: string;
  readonly level?: Level | 'silent';
  /** Where lines go; standard output if not given. */
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

// The last line of defence, over the finished line: secrets also come in by messages, URLs and stacks.
const jsonWebToken = /\beyJ[\w-]{4,}\.[\w-]*\.?[\w-]*/g;
const bearer = /\bBearer [^\s",\\]+/gi;
const emailAddress = /[\w.+-]{1,64}(?:@|%40)[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*\.[A-Za-z]{2,24}\b/g;
/** The names of uploaded pictures: who knows one may read the picture. */
const pictureName = /(\/uploads\/)[\w-]+/g;
/** Of addresses that are their own key, as a calendar's subscription is. */
const feedSecret = /(\/feeds\/[\w-]+\/)[\w-]+/g;
const urlPassword = /(\w:\/\/[^\s:/@"]{1,64}):[^\s@/"]{1,128}@/g;

/** Structured JSON lines without tokens, passwords or e-mail addresses, whatever is logged. */
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

/** Where the loggers of this process write. */
const destinations = new WeakMap<Logger, DestinationStream>();

/**
 * Returns a function that writes a line without the search for secrets; for fields that cannot hold any.
 * @param logger one of `createLogger`, no child
 */
export function lineWriter(logger: Logger): (level: Level, fields: object) => void {
  const stream = destinations.get(logger);
  const name: unknown = logger.bindings()['name'];
  return (level, fields) => {
    stream?.write(`${JSON.stringify({ level, time: new Date().toISOString(), name, pid: process.pid, ...fields })}\n`);
  };
}

/** The text without tokens, passwords and secrets in URLs, names of pictures, and e-mail addresses. */
export function withoutSecrets(text: string): string {
  return text
    .replace(urlPassword, '$1:[redacted]@')
    .replace(feedSecret, '$1[secret]')
    .replace(pictureName, '$1[picture]')
    .replace(jsonWebToken, '[token]')
    .replace(bearer, 'Bearer [token]')
    .replace(emailAddress, '[email]');
}
