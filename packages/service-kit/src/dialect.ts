import type { DataSource } from 'typeorm';

/** Whether the database is MariaDB or MySQL; otherwise it is the embedded SQLite. */
export function isMysql({ options }: Pick<DataSource, 'options'>): boolean {
  return options.type === 'mariadb' || options.type === 'mysql';
}
