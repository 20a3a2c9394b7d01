import { fileURLToPath } from 'node:url';
import { readPackageJson } from '@seed/build/workspaces';

/** The folder of this package. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** The version of this package. */
export function ownVersion(): string {
  return readPackageJson(packageFolder).version;
}
