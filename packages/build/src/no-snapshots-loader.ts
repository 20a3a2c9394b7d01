/** The file that the loader is for. */
export const snapshotHandler = /\/@module-federation\/runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/;

/**
 * Webpack loader for the federation runtime: leaves out the code that reads manifests and makes snapshots of remotes. The
 * shell has the entries of all modules from its boot document, and `FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN` turns
 * snapshots off, but the runtime keeps their code.
 *
 * @throws Error when the library's source exports other names.
 */
export default function noSnapshotsLoader(source: string): string {
  if (!source.includes('export { SnapshotHandler, getGlobalRemoteInfo };')) {
    throw new Error('the federation runtime handles snapshots otherwise: check this loader');
  }
  return `
import { DisabledSnapshotHandler } from './disabled.js';
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
`;
}
