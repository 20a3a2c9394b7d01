import type { QueryRunner } from 'typeorm';

interface FtsTable {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** A full-text table beside the real one, updated by triggers. */
export async function createFtsTable(runner: QueryRunner, { name, table, columns }: FtsTable): Promise<void> {
  const listed = columns.join(', ');
  const added = `INSERT INTO ${name}(rowid, ${listed}) VALUES (new.id, ${columns.map((c) => `new.${c}`).join(', ')});`;
  const removed = `INSERT INTO ${name}(${name}, rowid, ${listed})
    VALUES ('delete', old.id, ${columns.map((c) => `old.${c}`).join(', ')});`;
  await runner.query(`CREATE VIRTUAL TABLE IF NOT EXISTS ${name} USING fts5(
    ${listed}, content='${table}', content_rowid='id', tokenize='unicode61 remove_diacritics 2')`);
  await runner.query(`CREATE TRIGGER IF NOT EXISTS ${name}_insert AFTER INSERT ON ${table} BEGIN ${added} END`);
  await runner.query(`CREATE TRIGGER IF NOT EXISTS ${name}_delete AFTER DELETE ON ${table} BEGIN ${removed} END`);
  await runner.query(`CREATE TRIGGER IF NOT EXISTS ${name}_update AFTER UPDATE OF ${listed} ON ${table}
    BEGIN ${removed} ${added} END`);
  await runner.query(`INSERT INTO ${name}(${name}) VALUES ('rebuild')`);
}

export async function dropFtsTable(runner: QueryRunner, { name }: FtsTable): Promise<void> {
  for (const event of ['insert', 'delete', 'update']) await runner.query(`DROP TRIGGER IF EXISTS ${name}_${event}`);
  await runner.query(`DROP TABLE IF EXISTS ${name}`);
}
