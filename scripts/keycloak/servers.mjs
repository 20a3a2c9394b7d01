import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTheme } from '../../deploy/keycloak/theme.mjs';
import { root } from '../workspaces.mjs';

export const keycloakVersion = '26.7.3';
const mailVersion = '2.1.8';
const loopback = '127.0.0.1';

/** The folder of both servers and their logs. */
export const cache = join(root, '.cache', 'keycloak');
export const keycloakHome = join(cache, `keycloak-${keycloakVersion}`);
const mailServer = join(cache, `greenmail-standalone-${mailVersion}.jar`);

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

/** Fetches Keycloak and a mail server that keeps every mail, once, through Maven. */
export async function obtainServers() {
  if (!existsSync(mailServer)) download(`com.icegreen:greenmail-standalone:${mailVersion}`);
  if (existsSync(join(keycloakHome, 'bin', 'kc.sh'))) return;
  const unpacked = join(cache, 'unpacked');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true });
  download(`org.keycloak:keycloak-quarkus-dist:${keycloakVersion}:tar.gz`);
  const archive = join(cache, `keycloak-quarkus-dist-${keycloakVersion}.tar.gz`);
  run('tar', ['-xzf', archive, '-C', unpacked]);
  await rename(join(unpacked, `keycloak-${keycloakVersion}`), keycloakHome);
  await rm(archive);
}

/**
 * Lets Keycloak import the deployed realm, and makes its theme.
 * @param {(realm: object) => object} adjust what a test needs otherwise in the realm
 */
export async function prepareRealm(adjust) {
  const realm = JSON.parse(await readFile(join(root, 'deploy', 'keycloak', 'seed-realm.json'), 'utf8'));
  const folder = join(keycloakHome, 'data', 'import');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'seed-realm.json'), JSON.stringify(adjust(realm)));
  await prepareTheme();
}

/** Makes the theme of the sign-in pages, for Keycloaks whose realm is there already. */
export const prepareTheme = () => makeTheme(join(keycloakHome, 'themes'));

/**
 * The command of a Keycloak, and its environment. Its script starts Java as a child.
 * @param {{ port: number, mail: { address?: string, smtpPort: number }, password: string, portalUrl: string,
 *   database?: string[], importsRealm?: boolean,
 *   tls?: { address: string, origin: string, certificate: string, key: string } }} options
 *   `database` are its options, such as those of `fileDatabase`; without them data and keys end with the process; without
 *   `tls` it serves HTTP on loopback
 */
export function keycloakCommand({
  port,
  mail,
  password,
  portalUrl,
  database = ['--db=dev-mem'],
  importsRealm = true,
  tls,
}) {
  const realm = importsRealm ? ['--import-realm'] : [];
  return {
    command: join(keycloakHome, 'bin', 'kc.sh'),
    args: ['start-dev', ...database, ...realm, ...(tls === undefined ? plain(port) : secured(port, tls))],
    env: {
      ...process.env,
      PORTAL_URL: portalUrl,
      SMTP_HOST: mail.address ?? loopback,
      SMTP_PORT: String(mail.smtpPort),
      SMTP_STARTTLS: 'false',
      SMTP_FROM: 'portal@seed.example',
      KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
      KC_BOOTSTRAP_ADMIN_PASSWORD: password,
      JAVA_OPTS_KC_HEAP: '-Xms256m -Xmx768m',
    },
  };
}

/** The options of a database in one file. */
export const fileDatabase = (file) => [
  '--db=dev-file',
  `--db-url=jdbc:h2:file:${file};NON_KEYWORDS=VALUE;DB_CLOSE_ON_EXIT=FALSE`,
];

const plain = (port) => [`--http-host=${loopback}`, `--http-port=${port}`];

const secured = (port, { address, origin, certificate, key }) => [
  ...[`--http-host=${address}`, '--http-enabled=false', `--https-port=${port}`, `--hostname=${origin}`],
  ...[`--https-certificate-file=${certificate}`, `--https-certificate-key-file=${key}`],
];

/** The command of a mail server without passwords, with an HTTP API to read its mails. */
export function mailCommand({ address = loopback, smtpPort, apiPort }) {
  const smtp = { 'auth.disabled': '', 'smtp.hostname': address, 'smtp.port': smtpPort };
  const api = { 'api.hostname': address, 'api.port': apiPort };
  const options = Object.entries({ ...smtp, ...api }).map(([name, value]) => `-Dgreenmail.${name}=${value}`);
  return { command: 'java', args: ['-Xmx64m', ...options, '-jar', mailServer], env: process.env };
}
