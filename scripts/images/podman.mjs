import { spawnSync } from 'node:child_process';

/** The command, with options of a machine's own: PODMAN="podman --runtime runc --cgroup-manager cgroupfs". */
const [command, ...options] = (process.env.PODMAN ?? 'podman').split(' ');
/** Options of a subcommand: PODMAN_RUN="--ulimit nofile=1024:20000", PODMAN_BUILD="--network host". */
const optionsOf = (name) => (process.env[`PODMAN_${name.toUpperCase()}`] ?? '').split(' ').filter(Boolean);

/** Returns why there is no podman; undefined if there is one. */
export function missingPodman() {
  const { error } = spawnSync(command, [...options, '--version']);
  return error?.code === 'ENOENT' ? `${command} is not installed` : error?.message;
}

/**
 * Runs podman and returns what it prints.
 *
 * @throws Error if it fails, with what it printed
 */
export function podman(name, ...args) {
  const result = spawnSync(command, [...options, name, ...optionsOf(name), ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (result.error) throw result.error;
  if (result.status === 0) return result.stdout.trim();
  throw new Error(`podman ${name} ${args.join(' ')} ended with ${result.status}\n${result.stdout}${result.stderr}`);
}
