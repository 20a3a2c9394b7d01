import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspaces.mjs';

/** The programs that tests need and no package of Debian has: what Go builds, and the name that it gives the program. */
const programs = {
  helm: { source: 'helm.sh/helm/v4/cmd/helm@v4.3.1', file: 'helm' },
  versitygw: { source: 'github.com/versity/versitygw/cmd/versitygw@v1.8.0', file: 'versitygw' },
  coredns: { source: 'github.com/coredns/coredns@v1.14.7', file: 'coredns' },
  'kube-router': {
    source: 'github.com/cloudnativelabs/kube-router/v2/cmd/kube-router@v2.1.0',
    file: 'kube-router',
  },
  k6: { source: 'go.k6.io/k6@v1.3.0', file: 'k6' },
  caddy: { source: 'github.com/caddyserver/caddy/v2/cmd/caddy@v2.10.2', file: 'caddy' },
  toxiproxy: { source: 'github.com/Shopify/toxiproxy/v2/cmd/server@v2.12.0', file: 'server' },
};

/**
 * Has Go build a program once into `.cache/<name>`.
 * @param {keyof typeof programs} name
 * @returns {{ program?: string, reason?: string }} the path of the program, or why there is none
 */
export function obtainGoProgram(name) {
  const { source, file } = programs[name];
  const folder = join(root, '.cache', name);
  const program = join(folder, file);
  if (existsSync(program)) return { program };
  console.error(`Building ${source} by Go, once…`);
  const reason = runGo(['install', source], { env: { GOBIN: folder } });
  return reason === undefined ? { program } : { reason };
}

/**
 * Has Go build a package of a module once into `.cache/<name>`, within the module: `go install` takes none whose go.mod excludes
 * versions of others.
 * @param {{ name: string, module: string, source: string }} options `module` is one with its version, `source` the path of the
 *   package in it
 * @returns {{ program?: string, reason?: string }} the path of the program, or why there is none
 */
export function obtainFromModule({ name, module, source }) {
  const program = join(root, '.cache', name, name);
  if (existsSync(program)) return { program };
  console.error(`Building ${module} by Go, once…`);
  const { stdout, error } = spawnSync('go', ['mod', 'download', '-json', module], { cwd: tmpdir(), encoding: 'utf8' });
  if (error?.code === 'ENOENT') return { reason: 'Go is not installed' };
  const { Dir: cwd, Error: failure } = JSON.parse(stdout);
  if (failure !== undefined) return { reason: failure };
  const reason = runGo(['build', '-trimpath', '-o', program, source], { cwd, env: { GOFLAGS: '-mod=readonly' } });
  return reason === undefined ? { program } : { reason };
}

/**
 * Runs a command of Go, whose programs then need no C library, so that they run in an image that has nothing else.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: object }} options `env` has variables besides those of this process
 * @returns {string | undefined} why it failed, if it did
 */
export function runGo([name, ...args], { cwd, env = {} }) {
  const { status, error } = spawnSync('go', [name, ...args], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, GOFLAGS: '-mod=mod', CGO_ENABLED: '0', ...env },
  });
  if (error?.code === 'ENOENT') return 'Go is not installed';
  if (error) throw error;
  return status === 0 ? undefined : `go ${name} ended with ${status}, see above`;
}
