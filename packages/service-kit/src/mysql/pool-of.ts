import type { Pool } from 'mysql2';
import type { DataSource } from 'typeorm';

/** The pool of an open data source of MySQL, which TypeORM declares without a type. */
export function poolOf({ driver }: DataSource): Pool {
  return (driver as unknown as { readonly pool: Pool }).pool;
}
