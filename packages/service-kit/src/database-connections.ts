import { z } from 'zod';
import { ConfigError } from './config.ts';

const count = z.coerce.number().int().positive();
/** A process opens one connection beside its pool while it starts. */
const besidePool = 1;
const smallestPool = 2;

/** The variables that size the pool of a program with a database, to be spread into a `z.object`. */
export const connectionsConfig = {
  /** The connections that the database server has for the whole portal. */
  DATABASE_CONNECTIONS: count.optional(),
  /** The processes that share them: services × replicas, with those that a rolling update adds. */
  DATABASE_PROCESSES: count.default(21),
};

/**
 * Returns the greatest number of connections in the pool of one process: its share of the server's connections, less the
 * one that it needs while it starts. Undefined if the number of connections is not given.
 *
 * @param env the result of `parseConfig` with `connectionsConfig`
 * @throws ConfigError `config_invalid` if the share is too small for a pool
 *
 * @example
 * ```ts
 * const poolSize = poolSizeOf(parseConfig(z.object(connectionsConfig), process.env));
 * ```
 */
export function poolSizeOf(env: z.output<z.ZodObject<typeof connectionsConfig>>): number | undefined {
  const { DATABASE_CONNECTIONS: connections, DATABASE_PROCESSES: processes } = env;
  if (connections === undefined) return undefined;
  const size = Math.floor(connections / processes) - besidePool;
  if (size >= smallestPool) return size;
  const least = processes * (smallestPool + besidePool);
  throw new ConfigError([
    `DATABASE_CONNECTIONS: must be at least ${least} for ${processes} processes (DATABASE_PROCESSES): each needs ` +
      `${smallestPool} connections, and one more while it starts`,
  ]);
}
