import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces.mjs';
import { podman } from './podman.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Images that are built here have this name in place of a registry's. */
export const imageRepository = 'localhost/seed-intranet';

export const imageOf = (deployable) => `${imageRepository}/${deployable}:${version}`;

/** Builds the image of a deployable. */
export function buildImage(deployable) {
  // Only Docker's format has health checks.
  const args = ['--format', 'docker', '--target', 'deployable', '--tag', imageOf(deployable)];
  podman('build', '--file', 'deploy/images/Containerfile', ...args, '--build-arg', `DEPLOYABLE=${deployable}`, '.');
}
