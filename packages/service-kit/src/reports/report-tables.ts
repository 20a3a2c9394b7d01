import { reportLimits } from '@seed/contracts/reports';
import { EntitySchema, type EntitySchemaColumnOptions, type QueryRunner } from 'typeorm';
import { booleanColumn, cascadeTo, idColumn, instantColumn, integerColumn, varcharColumn } from '../entity-columns.ts';
import { migrationDialect } from '../migration-dialect.ts';
import type { DependentRows } from '../undoable-deletion.ts';

/** Everything that is reported about one row. */
export interface ReportCaseRow {
  readonly id: number;
  /** The noun of the reported row. */
  readonly kind: string;
  readonly entityId: number;
  /** The first report since the last decision. */
  readonly openedAt: Date;
  readonly isOpen: boolean;
  /** The last decision; null before the first one. */
  readonly decision: string | null;
  readonly decidedBy: string | null;
  readonly version: number;
}

/** The report of one member. */
export interface ReportRow {
  readonly id: number;
  readonly caseId: number;
  readonly memberId: string;
  readonly reason: string;
  readonly text: string;
  readonly createdAt: Date;
  /** An Admin has decided since. */
  readonly isDecided: boolean;
}

/** A kind of row that members report. */
export interface ReportedTable {
  /** The name of a row in the singular, e.g. `post`. */
  readonly noun: string;
  /** Its table; a deleted row deletes what is reported about it. */
  readonly table: string;
  /** The name of its EntitySchema. */
  readonly entityName: string;
}

/** The tables of a service's reports: their entities and the steps of their migration. */
export interface ReportTables {
  readonly cases: EntitySchema<ReportCaseRow>;
  readonly reports: EntitySchema<ReportRow>;
  readonly create: (runner: QueryRunner) => Promise<void>;
  readonly drop: (runner: QueryRunner) => Promise<void>;
}

const names = { cases: 'report_cases', reports: 'reports' } as const;
const lengths = { kind: 40, decision: 20, member: 191, reason: 20 } as const;
/** The index by which the list of the cases is read. */
export const casesByState = 'ix_report_cases_state';

/**
 * Declares the tables of the reports of a service, with a column and a foreign key for each kind of row.
 *
 * @example
 * ```ts
 * export const forumReports = reportTables([{ noun: 'post', table: 'posts', entityName: 'Post' }]);
 * ```
 */
export function reportTables(reported: readonly ReportedTable[]): ReportTables {
  return {
    cases: casesEntity(reported),
    reports: reportsEntity(),
    async create(runner) {
      await createCases(runner, reported);
      await createReports(runner);
    },
    async drop(runner) {
      for (const table of [names.reports, names.cases]) await migrationDialect(runner).dropTable(table);
    },
  };
}

/** The property that refers to the reported row, and makes the case end with it. */
export function referenceTo(noun: string): string {
  return `${noun}Id`;
}

/** The reports of a row that is deleted, so that an undone deletion brings them back: it does not end a case. */
export function reportsOf({ cases, reports }: ReportTables, noun: string): DependentRows {
  return { entity: cases, property: referenceTo(noun), dependents: [{ entity: reports, property: 'caseId' }] };
}

function casesEntity(reported: readonly ReportedTable[]): EntitySchema<ReportCaseRow> {
  const references: [string, EntitySchemaColumnOptions][] = reported.map(({ noun }) => [
    referenceTo(noun),
    integerColumn(`${noun}_id`, { nullable: true }),
  ]);
  return new EntitySchema<ReportCaseRow>({
    name: 'ReportCase',
    tableName: names.cases,
    columns: {
      id: idColumn(),
      kind: varcharColumn('kind', lengths.kind),
      entityId: integerColumn('entity_id'),
      ...Object.fromEntries(references),
      openedAt: instantColumn('opened_at'),
      isOpen: booleanColumn('is_open', { default: true }),
      decision: varcharColumn('decision', lengths.decision, { nullable: true }),
      decidedBy: varcharColumn('decided_by', lengths.member, { nullable: true }),
      version: integerColumn('version', { default: 1 }),
    },
    uniques: [{ name: 'uq_report_cases_entity', columns: ['kind', 'entityId'] }],
    indices: [
      { name: casesByState, columns: ['isOpen', 'openedAt', 'id'] },
      ...reported.map(({ noun }) => ({ name: `ix_report_cases_${noun}`, columns: [referenceTo(noun)] })),
    ],
    foreignKeys: reported.map(({ noun, entityName }) =>
      cascadeTo(entityName, { name: `fk_report_cases_${noun}`, property: referenceTo(noun) }),
    ),
  });
}

function reportsEntity(): EntitySchema<ReportRow> {
  return new EntitySchema<ReportRow>({
    name: 'Report',
    tableName: names.reports,
    columns: {
      id: idColumn(),
      caseId: integerColumn('case_id'),
      memberId: varcharColumn('member_id', lengths.member),
      reason: varcharColumn('reason', lengths.reason),
      text: varcharColumn('text', reportLimits.text),
      createdAt: instantColumn('created_at'),
      isDecided: booleanColumn('is_decided', { default: false }),
    },
    uniques: [{ name: 'uq_reports_case_member', columns: ['caseId', 'memberId'] }],
    indices: [{ name: 'ix_reports_member', columns: ['memberId', 'createdAt'] }],
    foreignKeys: [cascadeTo('ReportCase', { name: 'fk_reports_case', property: 'caseId' })],
  });
}

function createCases(runner: QueryRunner, reported: readonly ReportedTable[]): Promise<void> {
  const db = migrationDialect(runner);
  return db.createTable({
    name: names.cases,
    columns: [
      db.id(),
      db.varchar('kind', lengths.kind, { exact: true }),
      db.integer('entity_id'),
      ...reported.map(({ noun }) => db.integer(`${noun}_id`, { nullable: true })),
      db.instant('opened_at'),
      db.boolean('is_open', { default: true }),
      db.varchar('decision', lengths.decision, { nullable: true }),
      db.varchar('decided_by', lengths.member, { exact: true, nullable: true }),
      db.integer('version', { default: 1 }),
    ],
    uniques: [{ name: 'uq_report_cases_entity', columns: ['kind', 'entity_id'] }],
    indices: [
      { name: casesByState, columns: ['is_open', 'opened_at', 'id'] },
      ...reported.map(({ noun }) => ({ name: `ix_report_cases_${noun}`, columns: [`${noun}_id`] })),
    ],
    foreignKeys: reported.map(({ noun, table }) => ({
      name: `fk_report_cases_${noun}`,
      column: `${noun}_id`,
      references: table,
      onDelete: 'CASCADE',
    })),
  });
}

function createReports(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  return db.createTable({
    name: names.reports,
    columns: [
      db.id(),
      db.integer('case_id'),
      db.varchar('member_id', lengths.member, { exact: true }),
      db.varchar('reason', lengths.reason),
      db.varchar('text', reportLimits.text),
      db.instant('created_at'),
      db.boolean('is_decided', { default: false }),
    ],
    uniques: [{ name: 'uq_reports_case_member', columns: ['case_id', 'member_id'] }],
    indices: [{ name: 'ix_reports_member', columns: ['member_id', 'created_at'] }],
    foreignKeys: [{ name: 'fk_reports_case', column: 'case_id', references: names.cases, onDelete: 'CASCADE' }],
  });
}
