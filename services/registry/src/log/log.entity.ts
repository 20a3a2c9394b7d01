import { idColumn, integerColumn, textColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

export interface LogRow {
  readonly sequence: number;
  /** The entry as JSON, as it was hashed; a database may write a JSON value in another way. */
  readonly content: string;
  readonly previousHash: string;
  readonly hash: string;
}

/** The end of the log. Every change of the registry locks it first, so changes happen one after the other. */
export interface HeadRow {
  readonly id: number;
  readonly sequence: number;
  readonly hash: string;
}

export const hashLength = 64;

export const logEntity = new EntitySchema<LogRow>({
  name: 'LogEntry',
  tableName: 'log_entries',
  columns: {
    sequence: { ...integerColumn('sequence'), primary: true },
    content: textColumn('content'),
    previousHash: varcharColumn('previous_hash', hashLength),
    hash: varcharColumn('hash', hashLength),
  },
});

export const headEntity = new EntitySchema<HeadRow>({
  name: 'LogHead',
  tableName: 'log_head',
  columns: {
    id: idColumn(),
    sequence: integerColumn('sequence'),
    hash: varcharColumn('hash', hashLength),
  },
});
