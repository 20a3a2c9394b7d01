import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ModuleRelease } from '@seed/contracts/module-release';
import { statementFile } from '@seed/contracts/release-statement';
import { digestOfAll } from '@seed/contracts/node/release-files';
import type { Representation } from '../static/representation.ts';
import { createStaticFolder, filePath, type StaticFolder } from '../static/static-folder.ts';
import { fileStamp } from './file-stamp.ts';
import { ReleaseRefusedError } from './release-refused-error.ts';
import type { TrustedKeys } from './trusted-keys.ts';
import {
  type ReleaseName,
  releaseFile,
  releaseIn,
  type TrustedStatement,
  verifyFile,
  verifyStatement,
} from './verify-release.ts';
import { isMissing, syncFolder, writeDurably } from '@seed/service-kit/durable-files';

/** Where the files of a release come from. */
export interface ReleaseOrigin {
  statement(name: ReleaseName): Promise<string>;
  file(path: string, digest: string): Promise<Buffer>;
}

/** A release, and the digest of all of its files if it is known. */
export interface WantedRelease extends ReleaseName {
  readonly digest?: string;
}

export interface StoredRelease extends TrustedStatement {
  readonly release: ModuleRelease;
  /** Covers all files. */
  readonly digest: string;
}

/** The releases that this gateway has verified, in a folder of its own. */
export interface ReleaseStore extends StaticFolder {
  /**
   * Returns a release, which is verified whole once in each process, and its key each time.
   *
   * @throws ReleaseRefusedError `missing` if the store does not have it.
   */
  verified(name: ReleaseName): Promise<StoredRelease>;
  /** Fetches a release, verifies it and keeps it; readers find all of it or nothing. */
  add(wanted: WantedRelease, origin: ReleaseOrigin): Promise<StoredRelease>;
  remove(name: ReleaseName): Promise<void>;
}

interface Known {
  readonly stamp: string;
  readonly revision: number;
  readonly release: Promise<StoredRelease>;
  readonly hasFailed: boolean;
}

const filesAtOnce = 6;
const mostBytes = 100_000_000;

/** @param folder is created when the first release is added */
export function createReleaseStore(folder: string, keys: TrustedKeys): ReleaseStore {
  return new FolderOfReleases(folder, keys);
}

class FolderOfReleases implements ReleaseStore {
  readonly #folder: string;
  readonly #keys: TrustedKeys;
  readonly #statics: StaticFolder;
  readonly #known = new Map<string, Known>();

  constructor(folder: string, keys: TrustedKeys) {
    this.#folder = folder;
    this.#keys = keys;
    this.#statics = createStaticFolder(join(folder, 'modules'));
  }

  async verified(name: ReleaseName): Promise<StoredRelease> {
    const path = this.#pathOf(name);
    const stamp = await fileStamp(join(path, statementFile));
    if (stamp === undefined) throw new ReleaseRefusedError('missing', 'The release was not fetched yet.');
    const release = await this.#verifiedOnce(path, name, stamp);
    const key = this.#keys.keysOf(name.module).find(({ kid }) => kid === release.kid);
    if (key === undefined || key.revokedAt !== undefined) {
      throw new ReleaseRefusedError('key', `The key ${release.kid} is not one of the team's any more.`);
    }
    return release;
  }

  async add(name: WantedRelease, origin: ReleaseOrigin): Promise<StoredRelease> {
    const path = this.#pathOf(name);
    const draft = join(this.#folder, 'downloads', randomUUID());
    try {
      await mkdir(draft, { recursive: true });
      const fetched = await fetchInto(draft, { name, origin, keys: this.#keys });
      await this.#assertSame(path, name, fetched);
      await mkdir(dirname(path), { recursive: true });
      await rm(path, { recursive: true, force: true });
      await rename(draft, path);
      await syncFolder(dirname(path));
      return fetched;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async remove(name: ReleaseName): Promise<void> {
    this.#known.delete(this.#pathOf(name));
    await rm(this.#pathOf(name), { recursive: true, force: true });
  }

  async find(urlPath: string): Promise<Representation | undefined> {
    const [module, version, ...rest] = filePath(urlPath)?.split('/') ?? [];
    if (module === undefined || version === undefined || rest.length === 0) return undefined;
    const found = await this.verified({ module, version }).catch(ignoreRefusal);
    return found !== undefined && rest.join('/') in found.statement.files ? this.#statics.find(urlPath) : undefined;
  }

  #pathOf({ module, version }: ReleaseName): string {
    return join(this.#folder, 'modules', module, version);
  }

  /** A failure counts until the release is replaced or the keys change. */
  #verifiedOnce(path: string, name: ReleaseName, stamp: string): Promise<StoredRelease> {
    const before = this.#known.get(path);
    const { revision } = this.#keys;
    if (before?.stamp === stamp && !(before.hasFailed && before.revision !== revision)) return before.release;
    const made = { stamp, revision, release: verifyFolder(path, name, this.#keys), hasFailed: false };
    this.#known.set(path, made);
    made.release.catch(() => {
      made.hasFailed = true;
    });
    return made.release;
  }

  /** Browsers keep files of a version for ever, so a version never gets other files. */
  async #assertSame(path: string, name: ReleaseName, { digest }: StoredRelease): Promise<void> {
    const before = await verifyFolder(path, name, this.#keys).catch(ignoreRefusal);
    if (before === undefined || before.digest === digest) return;
    throw new ReleaseRefusedError('digest', 'Another release of this version was served before.');
  }
}

interface Fetching {
  readonly name: WantedRelease;
  readonly origin: ReleaseOrigin;
  readonly keys: TrustedKeys;
}

async function fetchInto(draft: string, { name, origin, keys }: Fetching): Promise<StoredRelease> {
  const jws = await origin.statement(name);
  const trusted = await verifyStatement(jws, name, keys.keysOf(name.module));
  const { statement } = trusted;
  const found = digestOfAll(statement.files);
  if (name.digest !== undefined && name.digest !== found) {
    throw new ReleaseRefusedError('digest', 'The set names other files of this version.');
  }
  const left = Object.entries(statement.files);
  let bytes = 0;
  let release: ModuleRelease | undefined;
  const fetchFiles = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [path, digest] = next;
      const content = await origin.file(path, digest);
      bytes += content.byteLength;
      if (bytes > mostBytes) throw new ReleaseRefusedError('size', `The release has more than ${mostBytes} bytes.`);
      verifyFile(path, content, statement);
      if (path === releaseFile) release = releaseIn(content, statement);
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeDurably(join(draft, path), content);
    }
  };
  const fetching = Array.from({ length: filesAtOnce }, () =>
    fetchFiles().finally(() => {
      // After a failure the others only finish the file that they have begun.
      left.length = 0;
    }),
  );
  // Nothing may be written into the draft any more when a failure removes it.
  await Promise.allSettled(fetching);
  await Promise.all(fetching);
  await writeDurably(join(draft, statementFile), jws);
  await syncFolder(draft);
  if (release === undefined) throw new ReleaseRefusedError('file', `There is no ${releaseFile}.`);
  return { ...trusted, release, digest: found };
}

/** Verifies a release in a folder: its statement, and every file. */
async function verifyFolder(folder: string, name: ReleaseName, keys: TrustedKeys): Promise<StoredRelease> {
  const read = (path: string): Promise<Buffer> =>
    readFile(join(folder, path)).catch((cause: unknown) => {
      if (!isMissing(cause)) throw cause;
      throw new ReleaseRefusedError(path === statementFile ? 'missing' : 'file', `There is no ${path}.`, { cause });
    });
  const jws = (await read(statementFile)).toString();
  const trusted = await verifyStatement(jws, name, keys.keysOf(name.module));
  const { statement } = trusted;
  let release: ModuleRelease | undefined;
  for (const path of Object.keys(statement.files)) {
    const content = await read(path);
    verifyFile(path, content, statement);
    if (path === releaseFile) release = releaseIn(content, statement);
  }
  if (release === undefined) throw new ReleaseRefusedError('file', `There is no ${releaseFile}.`);
  return { ...trusted, release, digest: digestOfAll(statement.files) };
}

function ignoreRefusal(error: unknown): undefined {
  if (error instanceof ReleaseRefusedError) return undefined;
  throw error;
}
