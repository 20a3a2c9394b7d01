import { join } from 'node:path';
import { deployables } from '../deployment.mjs';
import { podman } from '../images/podman.mjs';
import { buildImage, buildKeycloakImage, imageOf } from '../images/portal-images.mjs';
import { substitutes } from '../images/substitutes.mjs';

/** Returns why podman lacks a third-party image of deploy/compose.yaml; undefined if it has all of them. */
export function missingImage() {
  const missing = Object.values(substitutes()).find((image) => !hasOrPulls(image));
  if (missing === undefined) return undefined;
  return `there is no image ${missing}; scripts/make-compose-images.mjs makes substitutes`;
}

function hasOrPulls(image) {
  for (const args of [
    ['inspect', image],
    ['pull', image],
  ]) {
    try {
      podman('image', ...args);
      return true;
    } catch {
      // The next way, if there is one.
    }
  }
  return false;
}

/** Builds the images of the portal. */
export function buildPortal() {
  for (const name of deployables) {
    console.error(`Building the image of ${name}…`);
    buildImage(name);
  }
  buildKeycloakImage();
}

/** Writes all images of deploy/compose.yaml into an archive in this folder, and returns its path. */
export function archiveImages(folder) {
  const file = join(folder, 'images.tar');
  const images = [...[...deployables, 'keycloak'].map(imageOf), ...Object.values(substitutes())];
  podman('save', '--multi-image-archive', '--output', file, ...images);
  return file;
}
