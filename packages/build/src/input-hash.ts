import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readPackageJson, repositoryRoot, workspaceFolders } from './workspaces.ts';

const skippedFolders = new Set(['node_modules', 'dist', 'test-results', 'coverage']);
const test = /\.test\.tsx?$|^jest\.config\./;

/** The digest of each workspace that was read, by its folder. */
export type KnownDigests = Map<string, Promise<string>>;

/**
 * Hash of the inputs of a workspace's build: its files, the workspaces that it imports (the build presets among them)
 * and the lockfile. An unchanged hash means that the build is up to date.
 *
 * @param known shared by the calls for several workspaces, it saves reading what these have in common again
 */
export async function inputHash(
  directory: string,
  root = repositoryRoot,
  known: KnownDigests = new Map(),
): Promise<string> {
  const digestOf = (folder: string) => {
    const found = known.get(folder) ?? folderDigest(folder, root);
    known.set(folder, found);
    return found;
  };
  const folders = [directory, ...importedWorkspaces(directory, root)].toSorted();
  const digests = await Promise.all(folders.map(digestOf));
  const lockfile = await readFile(join(root, 'package-lock.json'));
  return digest([digest(lockfile), ...digests].join('\n')).slice(0, 12);
}

async function folderDigest(folder: string, root: string): Promise<string> {
  const files = (await sourceFiles(folder)).toSorted();
  const lines = files.map(async (file) => `${digest(await readFile(file))} ${relative(root, file)}`);
  return digest((await Promise.all(lines)).join('\n'));
}

function importedWorkspaces(directory: string, root: string): string[] {
  const folders = workspaceFolders(root);
  const found = new Set<string>();
  const visit = (folder: string) => {
    const { dependencies, devDependencies, peerDependencies } = readPackageJson(folder);
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
      const imported = folders.get(name);
      if (imported === undefined || imported === directory || found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(directory);
  return [...found];
}

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : sourceFiles(path);
    return entry.isFile() && !test.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(files)).flat();
}

function isSkipped(folder: string): boolean {
  return folder.startsWith('.') || skippedFolders.has(folder) || folder.startsWith('dist.');
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
