import type { DataExport } from '@seed/community-contracts/data-exports';
import { idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** A file with the data of a member. Its content is in the storage, in parts. */
export interface DataExportRow {
  readonly id: number;
  /** No foreign key: the row of a removed member remains until the parts are deleted. */
  readonly profileId: number;
  /** The random beginning of the names of the parts. */
  readonly fileKey: string;
  readonly state: DataExport['state'];
  /** Attempts to make the file. */
  readonly attempts: number;
  /** The next attempt; a replica that makes the file moves it ahead, so that no other one makes it at the same time. */
  readonly dueAt: Date;
  /** The number of parts that may be in the storage. */
  readonly parts: number;
  readonly bytes: number | null;
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
  /** The digest of the secret of the newest link. */
  readonly linkDigest: string | null;
  readonly linkEndsAt: Date | null;
}

/** Lengths of the columns. */
export const dataExportColumns = { fileKey: 32, state: 16, digest: 64 } as const;

export const dataExportEntity = new EntitySchema<DataExportRow>({
  name: 'DataExport',
  tableName: 'data_exports',
  columns: {
    id: idColumn(),
    profileId: integerColumn('profile_id'),
    fileKey: varcharColumn('file_key', dataExportColumns.fileKey),
    state: varcharColumn('state', dataExportColumns.state),
    attempts: integerColumn('attempts', { default: 0 }),
    dueAt: instantColumn('due_at'),
    parts: integerColumn('parts', { default: 0 }),
    bytes: integerColumn('bytes', { nullable: true }),
    requestedAt: instantColumn('requested_at'),
    expiresAt: instantColumn('expires_at', { nullable: true }),
    linkDigest: varcharColumn('link_digest', dataExportColumns.digest, { nullable: true }),
    linkEndsAt: instantColumn('link_ends_at', { nullable: true }),
  },
  uniques: [{ name: 'uq_data_exports_link', columns: ['linkDigest'] }],
  indices: [
    { name: 'ix_data_exports_profile', columns: ['profileId'] },
    { name: 'ix_data_exports_due', columns: ['state', 'dueAt'] },
  ],
});
