import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.mjs';

const version = 'v4.3.1';
const folder = join(root, '.cache', 'helm');
const program = join(folder, 'helm');

/** Returns why there is no helm; undefined if there is one. Go builds it once into .cache/helm. */
export function missingHelm() {
  if (existsSync(program)) return undefined;
  console.error(`Building helm ${version} by Go, once…`);
  const { status, error } = spawnSync('go', ['install', `helm.sh/helm/v4/cmd/helm@${version}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, GOBIN: folder, GOFLAGS: '-mod=mod' },
  });
  if (error?.code === 'ENOENT') return 'Go is not installed';
  if (error) throw error;
  return status === 0 ? undefined : `go install ended with ${status}, see above`;
}

/** Runs helm, and returns its status and what it prints. */
export function helm(...args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', cwd: root, maxBuffer: 1e8 });
  if (error) throw error;
  return { status, stdout, stderr };
}
