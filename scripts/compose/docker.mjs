import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { find } from '../databases/throwaway-server.mjs';
import { obtainFromModule } from '../go-program.mjs';
import { until } from '../production/processes.mjs';
import { root } from '../workspaces.mjs';

const composeModule = { name: 'docker-compose', module: 'github.com/docker/compose/v2@v2.39.4', source: './cmd' };
const unpacked = join(root, '.cache', 'docker');

/**
 * Finds Docker's engine and Compose. Where they are not installed, the engine is that of Debian's package, unpacked once and not
 * installed, and Go builds Compose once.
 * @returns {{ folders?: string[], compose?: string, reason?: string }} the folders of the engine's programs, and the program of
 *   Compose if it is none of the machine's; or why one is missing
 */
export function obtainDocker() {
  const engine = find('dockerd') === undefined ? unpackEngine() : { folders: [] };
  if (engine.reason !== undefined || isComposeInstalled()) return engine;
  const { program: compose, reason } = obtainFromModule(composeModule);
  return reason === undefined ? { ...engine, compose } : { reason };
}

const isComposeInstalled = () => spawnSync('docker', ['compose', 'version']).status === 0;

function unpackEngine() {
  const folders = ['usr/bin', 'usr/sbin'].map((folder) => join(unpacked, folder));
  if (folders.every((folder) => existsSync(folder))) return { folders };
  if (find('containerd') === undefined) return { reason: 'containerd is not installed (apt-get install docker.io)' };
  mkdirSync(unpacked, { recursive: true });
  console.error("Unpacking Docker's engine of Debian's package docker.io, once…");
  const script = 'apt-get download docker.io && dpkg-deb --extract docker.io_*.deb . && rm docker.io_*.deb';
  const { status } = spawnSync('sh', ['-c', script], { cwd: unpacked, stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0 ? { folders } : { reason: 'dockerd is not installed (apt-get install docker.io)' };
}

/**
 * Starts an engine with images, containers and volumes of its own, all in the folder.
 * @param {{ processes: import('../production/processes.mjs').Processes, folder: string, programs: object }} options
 *   `programs` are those of `obtainDocker`
 * @returns the environment in which the command `docker` reaches it
 */
export async function startDocker({ processes, folder, programs: { folders, compose } }) {
  const own = (name) => join(folder, name);
  const env = {
    ...process.env,
    PATH: [...folders, process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter),
    DOCKER_HOST: `unix://${own('docker.sock')}`,
    DOCKER_CONFIG: own('docker'),
  };
  if (compose !== undefined) {
    mkdirSync(own('docker/cli-plugins'), { recursive: true });
    symlinkSync(compose, own('docker/cli-plugins/docker-compose'));
  }
  const state = ['--data-root', own('data'), '--exec-root', own('exec'), '--pidfile', own('docker.pid')];
  // No systemd is in the process namespace of this engine.
  const args = [...state, '--host', env.DOCKER_HOST, '--exec-opt', 'native.cgroupdriver=cgroupfs'];
  processes.start('dockerd', { command: 'dockerd', args, env });
  await until("Docker's engine", () => spawnSync('docker', ['version'], { env }).status === 0);
  return env;
}
