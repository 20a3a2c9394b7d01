// Makes substitutes for the third-party images of deploy/compose.yaml under their public names, for a machine that reaches no
// registry of images: node scripts/make-compose-images.mjs (as root; needs podman, debootstrap and Go)
// scripts/images/substitutes has their recipe. Their programs are those of Debian 12, or Go's builds of the version that the file
// names, so they prove how the parts work together, and not the public images themselves.
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { obtainGoProgram } from './go-program.mjs';
import { cache, debian, importImage } from './images/debian.mjs';
import { podman } from './images/podman.mjs';
import { substitutes } from './images/substitutes.mjs';
import { root } from './workspaces.mjs';

const context = join(cache, 'substitutes');

function program(name) {
  const { program: path, reason } = obtainGoProgram(name);
  if (reason !== undefined) throw new Error(`${name}: ${reason}`);
  return path;
}

mkdirSync(cache, { recursive: true });
rmSync(context, { recursive: true, force: true });
cpSync(join(root, 'scripts', 'images', 'substitutes'), context, { recursive: true });
for (const name of ['caddy', 'versitygw']) copyFileSync(program(name), join(context, name));
importImage(debian(), 'docker.io/library/debian:bookworm-slim', []);
for (const [target, image] of Object.entries(substitutes())) {
  console.error(`Building the substitute of ${image}…`);
  podman('build', '--format', 'docker', '--target', target, '--tag', image, context);
}
console.log(Object.values(substitutes()).join('\n'));
