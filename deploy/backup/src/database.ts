import type { BackedUpSource } from './backed-up-source.ts';
import type { DatabaseSettings } from './config.ts';
import { mysqlDatabase } from './mysql/mysql-database.ts';
import { sqliteDatabase } from './sqlite/sqlite-database.ts';

/** The database at the configured address. */
export function databaseAt(settings: DatabaseSettings): BackedUpSource {
  return 'url' in settings ? mysqlDatabase(settings.url) : sqliteDatabase(settings.sqlite);
}
