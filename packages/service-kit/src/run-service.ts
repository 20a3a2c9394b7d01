import type { Environment } from './config.ts';
import { createDataSource } from './data-source.ts';
import { createLogger } from './logger.ts';
import { runMain, runTask } from './run-main.ts';
import { type Service, startService } from './service.ts';
import type { ServiceConfig } from './service-config.ts';

/**
 * Runs a service; its `main.ts` contains nothing else. `node dist/main.js` starts it, and `node dist/main.js migrate` only
 * migrates its database and ends, as a deployment does before it replaces the running version.
 *
 * @param readConfig makes the configuration of the environment
 *
 * @example
 * ```ts
 * runService(noticesService, (env) => readServiceConfig('notices', env));
 * ```
 */
export function runService<Config extends ServiceConfig>(
  service: Service<Config>,
  readConfig: (env: Environment) => Config,
): void {
  const [command, ...rest] = process.argv.slice(2);
  if (command === undefined) return runMain(() => startService(service, readConfig(process.env)));
  return runTask(async () => {
    if (command !== 'migrate' || rest.length > 0) {
      throw new Error(`Unknown arguments: ${[command, ...rest].join(' ')}\nUsage: node dist/main.js [migrate]`);
    }
    await migrate(service, readConfig(process.env));
  });
}

/** Opening a database migrates it; a process that migrates the same one is waited for. */
async function migrate<Config extends ServiceConfig>(service: Service<Config>, config: Config): Promise<void> {
  const logger = createLogger({ name: service.manifest.id, level: config.logLevel });
  const database = await createDataSource({ ...service.schema, location: config.database, logger });
  await database.destroy();
  logger.info('the database is migrated');
}
