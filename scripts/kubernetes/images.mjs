import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployables } from '../deployment.mjs';
import { podman } from '../images/podman.mjs';
import { buildImage, buildKeycloakImage, imageOf, imageRepository } from '../images/portal-images.mjs';
import { root } from '../workspaces.mjs';

const cache = join(root, '.cache', 'kubernetes', 'images');
/** The images of the cluster itself have one program each. */
const parts = ['pause', 'coredns', 'skipper', 'metrics-server'];
/** The version of the forums whose last migration fails. */
export const failingForums = `${imageRepository}/forums:failing-migration`;
const schemaFile = '/app/services/forums/dist/db/schema.js';
const failingMigration = `
forumsSchema.migrations.push(class FailingMigration2999000000000 {
  up(runner) {
    return runner.query('ALTER TABLE no_such_table ADD COLUMN nothing INT');
  }
  async down() {}
});
`;
const imageOfPart = (name) => `localhost/seed-cluster/${name}:1`;

/**
 * Builds the images of the portal and those of the cluster, and returns the archives in which a node finds them.
 * @param {Record<string, string>} programs the paths of the programs of the cluster, by name
 */
export function obtainImages(programs) {
  mkdirSync(cache, { recursive: true });
  for (const name of parts) importProgram(imageOfPart(name), programs[name]);
  for (const name of deployables) {
    console.error(`Building the image of ${name}…`);
    buildImage(name);
  }
  buildKeycloakImage();
  buildFailingForums();
  const ofPortal = [...[...deployables, 'keycloak'].map(imageOf), failingForums];
  return [archive('parts', parts.map(imageOfPart)), archive('portal', ofPortal)];
}

function buildFailingForums() {
  const folder = mkdtempSync(join(tmpdir(), 'seed-image-'));
  const [schema, recipe] = [join(folder, 'schema.js'), join(folder, 'Containerfile')];
  const container = podman('create', imageOf('forums'));
  podman('cp', `${container}:${schemaFile}`, schema);
  podman('rm', container);
  appendFileSync(schema, failingMigration);
  writeFileSync(recipe, `FROM ${imageOf('forums')}\nCOPY schema.js ${schemaFile}\n`);
  podman('build', '--format', 'docker', '--file', recipe, '--tag', failingForums, folder);
  rmSync(folder, { recursive: true });
}

function importProgram(image, program) {
  const folder = mkdtempSync(join(tmpdir(), 'seed-image-'));
  const file = `${folder}.tar`;
  cpSync(program, join(folder, 'program'));
  spawnSync('tar', ['-C', folder, '-cf', file, '.']);
  podman('import', '--change', 'ENTRYPOINT ["/program"]', file, image);
  for (const path of [folder, file]) rmSync(path, { recursive: true });
}

/** Images that share layers are small in one archive. It is written again when one of them has changed. */
function archive(name, images) {
  const [file, list] = [join(cache, `${name}.tar`), join(cache, `${name}.ids`)];
  const ids = images.map((image) => podman('image', 'inspect', '--format', '{{.Id}}', image)).join('\n');
  if (existsSync(list) && readFileSync(list, 'utf8') === ids) return file;
  rmSync(file, { force: true });
  podman('save', '--multi-image-archive', '--output', file, ...images);
  writeFileSync(list, ids);
  return file;
}
