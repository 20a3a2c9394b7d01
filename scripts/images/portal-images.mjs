import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces.mjs';
import { podman } from './podman.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Images that are built here have this name in place of a registry's. */
export const imageRepository = 'localhost/seed-intranet';

export const imageOf = (name) => `${imageRepository}/${name}:${version}`;

/** Builds the image of a deployable. */
export const buildImage = (deployable) => build(deployable, 'deployable', '--build-arg', `DEPLOYABLE=${deployable}`);

/** Builds the image of Keycloak with the realm and the theme. */
export const buildKeycloakImage = () => build('keycloak', 'keycloak');

function build(name, target, ...args) {
  // Only Docker's format has health checks.
  const options = ['--format', 'docker', '--target', target, '--tag', imageOf(name)];
  podman('build', '--file', 'deploy/images/Containerfile', ...options, ...args, '.');
}
