// Runs a command against a real Keycloak with the realm and the theme of deploy/keycloak and a mail server that keeps
// every mail, and stops both afterwards:
//   node scripts/with-keycloak.mjs <command…>
// The command gets KEYCLOAK_URL, KEYCLOAK_ADMIN_PASSWORD (of the user `admin` in the realm `master`), MAIL_URL (the
// mail server's HTTP API), and the names of a client for accounts, which a test creates. Needs Java 17 or newer and Maven, which fetches both servers once into .cache/keycloak.
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { makeTheme } from '../deploy/keycloak/theme.mjs';

const version = '26.7.3';
const mailVersion = '2.1.8';
const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache', 'keycloak');
const home = join(cache, `keycloak-${version}`);
const mailServer = join(cache, `greenmail-standalone-${mailVersion}.jar`);
const startBudgetMs = 300_000;

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', process.stderr.fd, 'inherit'] });
  if (error?.code === 'ENOENT') throw new Error(`A real Keycloak needs \`${command}\`, which is not installed.`);
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

function download(artifact) {
  console.error(`Fetching ${artifact} through Maven, once…`);
  run('mvn', ['-B', '-q', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${cache}`]);
}

async function obtainServers() {
  if (!existsSync(mailServer)) download(`com.icegreen:greenmail-standalone:${mailVersion}`);
  if (existsSync(join(home, 'bin', 'kc.sh'))) return;
  const unpacked = join(cache, 'unpacked');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true });
  download(`org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`);
  const archive = join(cache, `keycloak-quarkus-dist-${version}.tar.gz`);
  run('tar', ['-xzf', archive, '-C', unpacked]);
  await rename(join(unpacked, `keycloak-${version}`), home);
  await rm(archive);
}

/** The deployed realm with the demo users; a one-time code counts twice, since tests sign in more often than members. */
async function importRealm() {
  const read = async (name) => JSON.parse(await readFile(join(root, 'deploy', 'keycloak', name), 'utf8'));
  const [realm, { users }] = await Promise.all([read('seed-realm.json'), read('demo-users.json')]);
  const folder = join(home, 'data', 'import');
  await mkdir(folder, { recursive: true });
  const content = JSON.stringify({ ...realm, users, otpPolicyCodeReusable: true });
  await writeFile(join(folder, 'seed-realm.json'), content);
}

/** Starts a server in a process group of its own, because Keycloak's script starts Java as a child. */
function start(name, command, args, env = {}) {
  const log = createWriteStream(join(cache, `${name}.log`));
  const server = spawn(command, args, { env: { ...process.env, ...env }, detached: true });
  server.stdout.pipe(log);
  server.stderr.pipe(log);
  return server;
}

function startKeycloak(port, smtpPort, password) {
  return start(
    'keycloak',
    join(home, 'bin', 'kc.sh'),
    ['start-dev', '--db=dev-mem', '--import-realm', '--http-host=127.0.0.1', `--http-port=${port}`],
    {
      PORTAL_URL: process.env.PORTAL_URL ?? 'http://localhost:3000',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtpPort),
      SMTP_STARTTLS: 'false',
      SMTP_FROM: 'portal@seed.example',
      KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
      KC_BOOTSTRAP_ADMIN_PASSWORD: password,
      JAVA_OPTS_KC_HEAP: '-Xms256m -Xmx768m',
    },
  );
}

function startMailServer(smtpPort, apiPort) {
  const smtp = { 'auth.disabled': '', 'smtp.hostname': '127.0.0.1', 'smtp.port': smtpPort };
  const api = { 'api.hostname': '127.0.0.1', 'api.port': apiPort };
  const options = Object.entries({ ...smtp, ...api }).map(([name, value]) => `-Dgreenmail.${name}=${value}`);
  return start('mail', 'java', ['-Xmx64m', ...options, '-jar', mailServer]);
}

async function untilReady(url, name, server) {
  const deadline = Date.now() + startBudgetMs;
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`The server did not start; the reason is in ${join(cache, `${name}.log`)}.`);
}

async function stop(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  process.kill(-server.pid, 'SIGTERM');
  await exit;
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('usage: node scripts/with-keycloak.mjs <command…>');
  process.exit(2);
}
await obtainServers();
await importRealm();
await makeTheme(join(home, 'themes'));
const freePort = () => getPort({ host: '127.0.0.1' });
const [port, smtpPort, apiPort] = [await freePort(), await freePort(), await freePort()];
const KEYCLOAK_URL = `http://localhost:${port}`;
const MAIL_URL = `http://127.0.0.1:${apiPort}`;
const KEYCLOAK_ADMIN_PASSWORD = randomUUID();
const mail = startMailServer(smtpPort, apiPort);
const keycloak = startKeycloak(port, smtpPort, KEYCLOAK_ADMIN_PASSWORD);
// The command gets the signal too; the servers end after it, below.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
try {
  await untilReady(`${MAIL_URL}/api/service/readiness`, 'mail', mail);
  await untilReady(`${KEYCLOAK_URL}/realms/seed`, 'keycloak', keycloak);
  console.error(`Keycloak ${version} is ready at ${KEYCLOAK_URL}`);
  const accountsClient = { KEYCLOAK_ADMIN_CLIENT_ID: 'portal-accounts', KEYCLOAK_ADMIN_CLIENT_SECRET: randomUUID() };
  const env = { ...process.env, ...accountsClient, KEYCLOAK_URL, KEYCLOAK_ADMIN_PASSWORD, MAIL_URL };
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit');
  process.exitCode = code ?? 1;
} finally {
  await Promise.all([stop(keycloak), stop(mail)]);
}
