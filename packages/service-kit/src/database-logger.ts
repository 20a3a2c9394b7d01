import type { Logger as TypeormLogger } from 'typeorm';
import type { Logger } from './logger.ts';

/** TypeORM's log lines as ours, without parameters: they are what members wrote. */
export function databaseLogger(logger: Logger): TypeormLogger {
  return {
    logQuery: () => undefined,
    // The caller decides whether it is an error: a unique violation mostly is not.
    logQueryError: (error, sql) => logger.debug({ err: error, sql }, 'query failed'),
    logQuerySlow: (ms, sql) => logger.warn({ ms, sql }, 'slow query'),
    logSchemaBuild: (message) => logger.debug(message),
    logMigration: (message) => logger.info(message),
    log: (level, message) => (level === 'warn' ? logger.warn(message) : logger.debug(message)),
  };
}
