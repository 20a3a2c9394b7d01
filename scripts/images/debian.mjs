import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces.mjs';
import { podman } from './podman.mjs';

/** The folder of all from which images are made on this machine. */
export const cache = join(root, '.cache', 'images');

/** Runs a command to its end and returns what it prints. */
export const run = (command, args, options = {}) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', ...options });

/** The folder of a small Debian, which debootstrap unpacks once. */
export function debian() {
  const folder = join(cache, 'debian');
  if (existsSync(join(folder, 'etc/debian_version'))) return folder;
  const making = `${folder}.new`;
  mkdirSync(cache, { recursive: true });
  rmSync(making, { recursive: true, force: true });
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', making]);
  run('mv', [making, folder]);
  return folder;
}

/** Makes an image of a folder: its tar archive is one. */
export function importImage(folder, name, changes) {
  const archive = join(cache, 'image.tar');
  run('tar', ['-C', folder, '-cf', archive, '.']);
  podman('import', ...changes.flatMap((change) => ['--change', change]), archive, name);
  rmSync(archive);
}
