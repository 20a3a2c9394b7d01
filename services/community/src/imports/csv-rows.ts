import { type ImportColumn, importColumns, importLimits } from '@seed/community-contracts/member-import';
import { type ProblemError, validationFailed } from '@seed/service-kit/problem-error';
import { CsvError, parse } from 'csv-parse/sync';

/** A row of a CSV file: its cells by column, without the empty ones. */
export interface CsvRow {
  /** The line in which the row ends; the first line of the file is 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<ImportColumn, string>>>;
  /** Whether the row has more or fewer cells than the header. */
  readonly isUneven: boolean;
}

interface ParsedRecord {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

/** Spreadsheets write the delimiter of their language. */
const delimiters = [',', ';', '\t'] as const;

/**
 * Reads the rows below the header of a CSV file (RFC 4180).
 *
 * @throws ProblemError `validation` (400) if it is not CSV, the header is wrong, or it has no rows or too many.
 */
export function csvRows(csv: string): CsvRow[] {
  const [header, ...records] = parsed(csv);
  if (header === undefined) throw refusal('The file is empty.');
  const columns = columnsOf(header.record);
  if (records.length === 0) throw refusal('The file has no rows below the header.');
  if (records.length > importLimits.rows) throw refusal(`A file can have at most ${importLimits.rows} members.`);
  return records.map(({ info, record }) => ({
    line: info.lines,
    cells: Object.fromEntries(columns.flatMap((column, at) => (record[at] ? [[column, record[at]] as const] : []))),
    isUneven: record.length !== columns.length,
  }));
}

function parsed(csv: string): ParsedRecord[] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as ParsedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusal(`The file is not valid CSV: line ${String(error['lines'])} has a quotation mark in a wrong place.`);
  }
}

/** The delimiter that the header has most of. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.trimStart().split(/[\r\n]/, 1);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [...delimiters].sort((one, other) => count(other) - count(one))[0] ?? ',';
}

function columnsOf(header: readonly string[]): ImportColumn[] {
  const columns = header.map((name) => columnOf(name));
  const repeated = columns.find((column, at) => columns.indexOf(column) !== at);
  if (repeated !== undefined) throw refusal(`The header has the column “${repeated}” twice.`);
  if (!columns.includes('email')) throw refusal('The header needs the column “email”.');
  return columns;
}

/** “E-mail” and “ Years” are columns, too. */
function columnOf(name: string): ImportColumn {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const column = importColumns.find((known) => known === letters);
  if (column !== undefined) return column;
  throw refusal(`The column “${name.slice(0, 40)}” is not one of ${importColumns.join(', ')}.`);
}

function refusal(message: string): ProblemError {
  return validationFailed([{ pointer: '/csv', message }]);
}
