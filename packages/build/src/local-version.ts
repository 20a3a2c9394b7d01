import { inputHash, type KnownDigests } from './input-hash.ts';
import { readPackageJson } from './workspaces.ts';

/** Marks a version that was built from the working tree, not released. */
export const localMark = '-local.';

/**
 * The version under which the present sources of a module are published locally.
 *
 * @param known shared by the calls for several workspaces
 */
export async function localVersion(directory: string, known?: KnownDigests): Promise<string> {
  return `${readPackageJson(directory).version}${localMark}${await inputHash(directory, undefined, known)}`;
}
