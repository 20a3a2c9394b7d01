import { EntitySchema, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  booleanColumn,
  cascadeTo,
  fullTextIndex,
  idColumn,
  instantColumn,
  integerColumn,
  jsonColumn,
  textColumn,
  varcharColumn,
} from '../entity-columns.ts';
import { createIdempotencyTable, idempotencyKeys } from '../idempotency.ts';
import { likeCountColumn, likeTable } from '../like-table.ts';
import { migrationDialect } from '../migration-dialect.ts';
import { createSearchProgress, dropSearchProgress, searchIndex, searchProgress } from '../search/search-index.ts';

/* A small world with every kind of column, key and index of the kit, for its own tests. */

export interface Note {
  readonly id: number;
  title: string;
  content: string;
  images: string[];
  pinned: boolean;
  createdAt: Date;
  updatedAt: Date | null;
  likeCount: number;
  version: number;
}

export interface Remark {
  readonly id: number;
  noteId: number;
  key: string;
}

const searched = { name: 'ft_notes', table: 'notes', columns: ['title', 'content'] };

export const notes = new EntitySchema<Note>({
  name: 'Note',
  tableName: 'notes',
  columns: {
    id: idColumn(),
    title: varcharColumn('title', 100),
    content: textColumn('content'),
    images: jsonColumn('images'),
    pinned: booleanColumn('pinned', { default: false }),
    createdAt: instantColumn('created_at'),
    updatedAt: instantColumn('updated_at', { nullable: true }),
    likeCount: likeCountColumn(),
    version: integerColumn('version', { default: 1 }),
  },
  indices: [
    { name: 'idx_notes_newest', columns: ['createdAt', 'id'] },
    fullTextIndex('ft_notes', ['title', 'content']),
  ],
});

export const remarks = new EntitySchema<Remark>({
  name: 'Remark',
  tableName: 'remarks',
  columns: { id: idColumn(), noteId: integerColumn('note_id'), key: varcharColumn('key', 50) },
  uniques: [{ name: 'uq_remarks_key', columns: ['noteId', 'key'] }],
  foreignKeys: [cascadeTo('Note', { name: 'fk_remarks_note', property: 'noteId' })],
});

export const noteLikes = likeTable({ noun: 'note', table: 'notes', entityName: 'Note' });

export const noteSearch = searchIndex({
  noun: 'note',
  entity: notes,
  texts: ({ title, content }) => [title, content],
  sortBy: ({ createdAt }) => createdAt,
  filters: { pinned: ({ pinned }) => String(pinned) },
});

export class CreateSample1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'notes',
      columns: [
        db.id(),
        db.varchar('title', 100),
        db.text('content'),
        db.json('images'),
        db.boolean('pinned', { default: false }),
        db.instant('created_at'),
        db.integer('version', { default: 1 }),
      ],
      indices: [{ name: 'idx_notes_newest', columns: ['created_at', 'id'] }],
    });
    await db.createFullText(searched);
    await db.createTable({
      name: 'remarks',
      columns: [db.id(), db.integer('note_id'), db.varchar('key', 50, { exact: true })],
      uniques: [{ name: 'uq_remarks_key', columns: ['note_id', 'key'] }],
      foreignKeys: [{ name: 'fk_remarks_note', column: 'note_id', references: 'notes', onDelete: 'CASCADE' }],
    });
    await noteLikes.create(runner);
    await createIdempotencyTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropFullText(searched);
    for (const table of ['idempotency_keys', 'note_likes', 'remarks', 'notes']) await db.dropTable(table);
  }
}

/** A later change of a table that has triggers. */
export class AddUpdatedAt1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.addColumn('notes', db.instant('updated_at', { nullable: true }));
    await noteLikes.addCounts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await noteLikes.dropCounts(runner);
    await migrationDialect(runner).dropColumn('notes', 'updated_at');
  }
}

export class AddSearch1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createSearchProgress(runner);
    await noteSearch.create(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await noteSearch.drop(runner);
    await dropSearchProgress(runner);
  }
}

export const sampleTables = {
  entities: [notes, remarks, noteLikes.entity, idempotencyKeys, searchProgress, ...noteSearch.entities],
  migrations: [CreateSample1700000000000, AddUpdatedAt1700000000001, AddSearch1700000000002],
};

/** A note that can be stored. */
export function note(fields: Partial<Note> = {}): Omit<Note, 'id'> {
  return {
    title: 'Welcome',
    content: 'Hello everybody',
    images: [],
    pinned: false,
    createdAt: new Date('2025-06-01T12:00:00.123Z'),
    updatedAt: null,
    likeCount: 0,
    version: 1,
    ...fields,
  };
}
