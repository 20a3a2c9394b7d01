import type { ModuleManifest } from '@seed/contracts/module-manifest';
import type { LibraryUses } from '@seed/contracts/own-libraries';
import { idColumn, instantColumn, integerColumn, jsonColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { columnLengths } from '../modules/module.entity.ts';

/** The signed statement as a JWS, and what follows from it. */
export interface SignedContent {
  readonly statement: string;
  /** The digests in it, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The report of `portal check`, as it was sent. */
  readonly report?: string | undefined;
  /** The digest of the report in the statement. */
  readonly reportDigest?: string | undefined;
  /** The release's imports of shared libraries, by its `release.json`; absent until the release is complete. */
  readonly uses?: LibraryUses | undefined;
}

export interface ReleaseRow {
  readonly id: number;
  readonly module: string;
  readonly releaseVersion: string;
  /** Names the files and their contents. */
  readonly digest: string;
  readonly commit: string;
  readonly kid: string;
  readonly content: SignedContent;
  /** The manifest in its `release.json`; null until the release is complete. */
  readonly manifest: ModuleManifest | null;
  readonly publishedBy: string;
  readonly createdAt: Date;
  /** The instant of completion; null while files are missing. Such a release is visible to its publishers only. */
  readonly completedAt: Date | null;
  /** The instant since which its files are removed; null while it is kept. Its version is never published with other files. */
  readonly removedAt: Date | null;
  readonly version: number;
}

export const releaseEntity = new EntitySchema<ReleaseRow>({
  name: 'Release',
  tableName: 'releases',
  columns: {
    id: idColumn(),
    module: varcharColumn('module', columnLengths.module),
    releaseVersion: varcharColumn('release_version', columnLengths.version),
    digest: varcharColumn('digest', columnLengths.digest),
    commit: varcharColumn('commit_name', columnLengths.commit),
    kid: varcharColumn('kid', columnLengths.kid),
    content: jsonColumn('content'),
    manifest: jsonColumn('manifest', { nullable: true }),
    publishedBy: varcharColumn('published_by', 191),
    createdAt: instantColumn('created_at'),
    completedAt: instantColumn('completed_at', { nullable: true }),
    removedAt: instantColumn('removed_at', { nullable: true }),
    version: integerColumn('version', { default: 1 }),
  },
  uniques: [{ name: 'uq_releases_version', columns: ['module', 'releaseVersion'] }],
  indices: [{ name: 'ix_releases_order', columns: ['module', 'createdAt', 'id'] }],
});

/** A file in the storage; it may belong to several releases. */
export interface StoredFileRow {
  readonly digest: string;
  readonly bytes: number;
  readonly storedAt: Date;
  /** Set while the file is removed: it counts as absent, and cannot be uploaded until it is gone. */
  readonly removingSince: Date | null;
}

export const storedFileEntity = new EntitySchema<StoredFileRow>({
  name: 'StoredFile',
  tableName: 'stored_files',
  columns: {
    digest: { ...varcharColumn('digest', columnLengths.digest), primary: true },
    bytes: integerColumn('bytes'),
    storedAt: instantColumn('stored_at'),
    removingSince: instantColumn('removing_since', { nullable: true }),
  },
});
