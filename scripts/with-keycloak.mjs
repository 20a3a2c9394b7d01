// Runs a command against a real Keycloak with the realm and the theme of deploy/keycloak, and stops it afterwards:
//   node scripts/with-keycloak.mjs <command…>     (the command finds it by KEYCLOAK_URL)
// Needs Java 17 or newer and Maven, which fetches Keycloak once into .cache/keycloak.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { makeTheme } from '../deploy/keycloak/theme.mjs';

const version = '26.7.3';
const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache', 'keycloak');
const home = join(cache, `keycloak-${version}`);
const startBudgetMs = 300_000;

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', process.stderr.fd, 'inherit'] });
  if (error?.code === 'ENOENT') throw new Error(`A real Keycloak needs \`${command}\`, which is not installed.`);
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

async function obtain() {
  if (existsSync(join(home, 'bin', 'kc.sh'))) return;
  console.error(`Fetching Keycloak ${version} through Maven, once…`);
  const unpacked = join(cache, 'unpacked');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true });
  const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`;
  run('mvn', ['-B', '-q', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${cache}`]);
  const archive = join(cache, `keycloak-quarkus-dist-${version}.tar.gz`);
  run('tar', ['-xzf', archive, '-C', unpacked]);
  await rename(join(unpacked, `keycloak-${version}`), home);
  await rm(archive);
}

/** The realm as it is deployed; only its redirect addresses are opened to every port, since test portals choose theirs. */
async function importRealm() {
  const realm = JSON.parse(await readFile(join(root, 'deploy', 'keycloak', 'seed-realm.json'), 'utf8'));
  if (process.env.PORTAL_URL === undefined) {
    const [client] = realm.clients;
    Object.assign(client, { redirectUris: ['http://localhost:*', 'http://127.0.0.1:*'], webOrigins: ['*'] });
  }
  await mkdir(join(home, 'data', 'import'), { recursive: true });
  await writeFile(join(home, 'data', 'import', 'seed-realm.json'), JSON.stringify(realm));
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

function start(port) {
  const log = createWriteStream(join(cache, 'keycloak.log'));
  const options = ['--db=dev-mem', '--import-realm', '--http-host=127.0.0.1', `--http-port=${port}`];
  const env = { PORTAL_URL: 'http://localhost:3000', JAVA_OPTS_KC_HEAP: '-Xms256m -Xmx768m', ...process.env };
  // A group of its own: the script starts Java as a child.
  const keycloak = spawn(join(home, 'bin', 'kc.sh'), ['start-dev', ...options], { env, detached: true });
  keycloak.stdout.pipe(log);
  keycloak.stderr.pipe(log);
  return keycloak;
}

async function untilReady(url, keycloak) {
  const deadline = Date.now() + startBudgetMs;
  while (Date.now() < deadline) {
    if (keycloak.exitCode !== null) break;
    const answer = await fetch(`${url}/realms/seed`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`Keycloak did not start; ${join(cache, 'keycloak.log')} tells why.`);
}

async function stop(keycloak) {
  if (keycloak.exitCode !== null) return;
  const exit = once(keycloak, 'exit');
  process.kill(-keycloak.pid, 'SIGTERM');
  await exit;
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('usage: node scripts/with-keycloak.mjs <command…>');
  process.exit(2);
}
await obtain();
await importRealm();
await makeTheme(join(home, 'themes'));
const port = await freePort();
const url = `http://localhost:${port}`;
const keycloak = start(port);
// The command gets the signal too; Keycloak ends after it, below.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
try {
  await untilReady(url, keycloak);
  console.error(`Keycloak ${version} is ready at ${url}`);
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, KEYCLOAK_URL: url } });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await stop(keycloak);
}
