import type { DataSource } from 'typeorm';

/** MariaDB or MySQL; else it is the embedded SQLite. */
export function isMysql({ options }: Pick<DataSource, 'options'>): boolean {
  return options.type === 'mariadb' || options.type === 'mysql';
}
