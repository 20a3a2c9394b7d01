import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { statementFile } from '@seed/contracts/release-statement';
import { fileStamp } from './file-stamp.ts';
import { ReleaseRefusedError } from './release-refused-error.ts';
import type { ReleaseOrigin, ReleaseStore } from './release-store.ts';
import type { TrustedKeys } from './trusted-keys.ts';
import type { ReleaseName } from './verify-release.ts';
import { isMissing } from '@seed/service-kit/durable-files';

/** A release that was refused is read again after this time, or when its statement or the keys change. */
const retryMs = 1000;

interface Attempt {
  readonly state: string;
  readonly until: number;
  readonly adding: Promise<unknown>;
}

interface FolderStoreOptions {
  readonly store: ReleaseStore;
  readonly keys: TrustedKeys;
  /** The folder with the releases. */
  readonly modulesDir: string;
  /** The folder with the list of each module's keys, `<module>.jws`. */
  readonly keysDir: string;
}

/**
 * A store that fetches from a folder with releases, when they are first read. What was verified is a copy, so a later
 * change of the folder reaches no member.
 */
export function folderStore({ store, keys, modulesDir, keysDir }: FolderStoreOptions): ReleaseStore {
  const attempts = new Map<string, Attempt>();

  async function addOnce(name: ReleaseName): Promise<void> {
    const id = `${name.module}/${name.version}`;
    const stamp = await fileStamp(join(modulesDir, id, statementFile));
    const state = `${stamp ?? ''} ${keys.revision}`;
    let attempt = attempts.get(id);
    if (attempt?.state !== state || attempt.until < Date.now()) {
      const adding = store.add(name, folderOrigin(modulesDir, name));
      attempt = { state, until: Date.now() + retryMs, adding };
      attempts.set(id, attempt);
    }
    await attempt.adding;
  }

  return {
    add: (name, origin) => store.add(name, origin),
    remove: (name) => store.remove(name),
    find: (urlPath) => store.find(urlPath),
    async verified(name) {
      await acceptList(join(keysDir, `${name.module}.jws`), name.module, keys);
      try {
        return await store.verified(name);
      } catch (error) {
        if (!(error instanceof ReleaseRefusedError)) throw error;
        await addOnce(name);
        return store.verified(name);
      }
    },
  };
}

async function acceptList(file: string, module: string, keys: TrustedKeys): Promise<void> {
  const list = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  await keys.accept({ [module]: { list: list?.trim() ?? null, revoked: [] } });
}

function folderOrigin(modulesDir: string, { module, version }: ReleaseName): ReleaseOrigin {
  const folder = join(modulesDir, module, version);
  const read = (path: string) =>
    readFile(join(folder, path)).catch((cause: unknown) => {
      if (!isMissing(cause)) throw cause;
      const code = path === statementFile ? 'statement' : 'file';
      throw new ReleaseRefusedError(code, `The release has no ${path}.`, { cause });
    });
  return {
    async statement() {
      const names = await readdir(folder).catch(() => []);
      if (names.length === 0) throw new ReleaseRefusedError('missing', `There is no release in ${folder}.`);
      return (await read(statementFile)).toString().trim();
    },
    file: read,
  };
}
