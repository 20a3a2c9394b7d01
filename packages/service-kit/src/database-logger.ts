import type { Logger as TypeormLogger } from 'typeorm';
import type { Logger } from './logger.ts';

/** Writes TypeORM's log lines to a logger, without parameters, because they hold texts of members. */
export function databaseLogger(logger: Logger): TypeormLogger {
  return {
    logQuery: () => undefined,
    // A failed query is not always an error: most unique violations are expected.
    logQueryError: (error, sql) => logger.debug({ err: error, sql }, 'query failed'),
    logQuerySlow: (ms, sql) => logger.warn({ ms, sql }, 'slow query'),
    logSchemaBuild: (message) => logger.debug(message),
    logMigration: (message) => logger.info(message),
    log: (level, message) => (level === 'warn' ? logger.warn(message) : logger.debug(message)),
  };
}
