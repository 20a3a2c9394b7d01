import { createDataSource } from '@seed/service-kit/data-source';
import { createLogger } from '@seed/service-kit/logger';
import { backUp, restore } from './backup/backup.ts';
import { readRegistryConfig } from './config.ts';
import { registrySchema } from './db/schema.ts';
import { storageAt } from './releases/release-storages.ts';

/** `node dist/backup.main.js backup|restore <folder>`, with the variables of the service. */
async function main([act, folder]: readonly string[]): Promise<void> {
  if ((act !== 'backup' && act !== 'restore') || folder === undefined) {
    throw new Error('Usage: node dist/backup.main.js backup|restore <folder>');
  }
  const config = readRegistryConfig(process.env);
  const logger = createLogger({ name: 'registry-backup', level: config.logLevel });
  const database = await createDataSource({ ...registrySchema, location: config.database, logger });
  try {
    const store = { database, storage: storageAt(config.releases) };
    const summary = await (act === 'backup' ? backUp(store, folder) : restore(store, folder));
    logger.info({ folder, ...summary }, act === 'backup' ? 'the registry is backed up' : 'the registry is restored');
  } finally {
    await database.destroy();
  }
}

// A backup is for the operator only.
process.umask(0o077);
main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
