import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readPackageJson, repositoryRoot, workspaceFolders } from './workspaces.ts';

const skippedFolders = new Set(['node_modules', 'dist', 'test-results', 'coverage']);
const test = /\.test\.tsx?$|^jest\.config\./;

/**
 * Hash of the inputs of a workspace's build: its files, the workspaces that it imports (the build presets among them)
 * and the lockfile. An unchanged hash means that the build is up to date.
 */
export async function inputHash(directory: string, root = repositoryRoot): Promise<string> {
  const folders = [directory, ...importedWorkspaces(directory, root)];
  const files = (await Promise.all(folders.map(sourceFiles))).flat();
  const inputs = [join(root, 'package-lock.json'), ...files].map((file) => ({ file, name: relative(root, file) }));
  inputs.sort((one, other) => (one.name < other.name ? -1 : 1));
  const digests = await Promise.all(inputs.map(async ({ file, name }) => `${digest(await readFile(file))} ${name}`));
  return digest(digests.join('\n')).slice(0, 12);
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
