import { inputHash } from './input-hash.ts';
import { readPackageJson } from './workspaces.ts';

/** Marks a version that was built from the working tree, not released. */
export const localMark = '-local.';

/** The version under which the present sources of a module are published locally. */
export async function localVersion(directory: string): Promise<string> {
  return `${readPackageJson(directory).version}${localMark}${await inputHash(directory)}`;
}
