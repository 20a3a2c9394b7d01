// Runs a command against a real Keycloak with the realm and the theme of deploy/keycloak and a mail server that keeps
// every mail, and stops both afterwards:
//   node scripts/with-keycloak.mjs <command…>
// The command gets KEYCLOAK_URL, KEYCLOAK_ADMIN_PASSWORD (of the user `admin` in the realm `master`), MAIL_URL (the
// mail server's HTTP API), and the names of a client for accounts, which a test creates. Needs Java 17 or newer and Maven, which fetches both servers once into .cache/keycloak.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { cache, keycloakCommand, mailCommand, obtainServers, prepareRealm } from './keycloak/servers.mjs';
import { root } from './workspaces.mjs';

const startBudgetMs = 300_000;

/** Starts a server in a process group of its own, because Keycloak's script starts Java as a child. */
function start(name, { command, args, env }) {
  const log = createWriteStream(join(cache, `${name}.log`));
  const server = spawn(command, args, { env, detached: true });
  server.stdout.pipe(log);
  server.stderr.pipe(log);
  return server;
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

/** Demo users are in the realm; a one-time code counts twice, since tests sign in more often than members. */
async function prepareDemoRealm() {
  const { users } = JSON.parse(await readFile(join(root, 'deploy', 'keycloak', 'demo-users.json'), 'utf8'));
  await prepareRealm((realm) => ({ ...realm, users, otpPolicyCodeReusable: true }));
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('usage: node scripts/with-keycloak.mjs <command…>');
  process.exit(2);
}
await obtainServers();
await prepareDemoRealm();
const freePort = () => getPort({ host: '127.0.0.1' });
const [port, smtpPort, apiPort] = [await freePort(), await freePort(), await freePort()];
const KEYCLOAK_URL = `http://localhost:${port}`;
const MAIL_URL = `http://127.0.0.1:${apiPort}`;
const KEYCLOAK_ADMIN_PASSWORD = randomUUID();
const portalUrl = process.env.PORTAL_URL ?? 'http://localhost:3000';
const mail = start('mail', mailCommand({ smtpPort, apiPort }));
const keycloak = start(
  'keycloak',
  keycloakCommand({ port, mail: { smtpPort }, password: KEYCLOAK_ADMIN_PASSWORD, portalUrl }),
);
// The command gets the signal too; the servers end after it, below.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
try {
  await untilReady(`${MAIL_URL}/api/service/readiness`, 'mail', mail);
  await untilReady(`${KEYCLOAK_URL}/realms/seed`, 'keycloak', keycloak);
  console.error(`Keycloak is ready at ${KEYCLOAK_URL}`);
  const accountsClient = { KEYCLOAK_ADMIN_CLIENT_ID: 'portal-accounts', KEYCLOAK_ADMIN_CLIENT_SECRET: randomUUID() };
  const env = { ...process.env, ...accountsClient, KEYCLOAK_URL, KEYCLOAK_ADMIN_PASSWORD, MAIL_URL };
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit');
  process.exitCode = code ?? 1;
} finally {
  await Promise.all([stop(keycloak), stop(mail)]);
}
