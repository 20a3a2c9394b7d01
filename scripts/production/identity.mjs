import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileDatabase, keycloakCommand, mailCommand, prepareRealm, prepareTheme } from '../keycloak/servers.mjs';
import { memberCount } from './members.mjs';
import { until } from './processes.mjs';

const realm = 'seed';
const clientId = 'portal-web';
const password = 'the-password-of-every-member';
const startLimitMs = 300_000;
/** Longer than a run, so that members stay signed in without the server. */
const tokenSeconds = 3600;
/** Of Unix, from -20 (first) to 19 (last). */
const yieldingPriority = 10;

const emailOf = (index) => `member.${index + 1}@seed.example`;

/**
 * Starts Keycloak, supervised, with the deployed realm and a hundred members, and a mail server that it sends to.
 * @param {{ processes: import('./processes.mjs').Processes, folder: string, ports: number[], portalUrl: string }} options
 *   three ports
 */
export async function startIdentity({ folder, ...options }) {
  await prepareRealm(withMembers);
  return startServers({ ...options, realm, keycloak: { database: fileDatabase(join(folder, 'keycloak')) } });
}

/**
 * Starts Keycloak with TLS, supervised, in a database without the realm, and a mail server.
 * @param {{ processes: import('./processes.mjs').Processes, ports: number[], portalUrl: string, mailAddress: string,
 *   database: string[], tls: { address: string, origin: string, certificate: string, key: string } }} options
 *   three ports, and Keycloak's options of its database
 * @returns besides what `startIdentity` returns, `addMembers`, which adds the hundred to the realm once the realm has been made
 */
export async function startIdentityWithoutRealm({ database, tls, ...options }) {
  await prepareTheme();
  const keycloak = { database, tls, importsRealm: false };
  const identity = await startServers({ ...options, realm: 'master', keycloak });
  return { ...identity, addMembers: () => addMembers(identity) };
}

async function startServers({ processes, ports, portalUrl, mailAddress = '127.0.0.1', realm: first, keycloak }) {
  const [port, smtpPort, apiPort] = ports;
  const adminPassword = crypto.randomUUID();
  const mail = { address: mailAddress, smtpPort, apiPort };
  const plan = keycloakCommand({ ...keycloak, port, mail, password: adminPassword, portalUrl });
  processes.start('mail', { ...mailCommand(mail), supervised: true });
  // A deployment gives it a machine of its own. Here its start, twenty seconds of both processors, would slow those that serve.
  processes.start('keycloak', { ...plan, supervised: true, hasChildren: true, onStart: yieldProcessors });
  const origin = keycloak.tls?.origin ?? `http://127.0.0.1:${port}`;
  const mailUrl = `http://${mailAddress}:${apiPort}`;
  const isUp = (url) => async () => (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  const untilUp = () => until('Keycloak', isUp(`${origin}/realms/${first}`), startLimitMs);
  await untilUp();
  await until('the mail server', isUp(`${mailUrl}/api/service/readiness`));
  return { origin, adminPassword, smtpPort, mailUrl, untilUp, signIn: (index) => signIn(origin, emailOf(index)) };
}

/** Lets other processes run first. Linux may share processors among sessions before it shares them within one (autogroups). */
function yieldProcessors(pid) {
  setPriority(pid, yieldingPriority);
  const session = `/proc/${pid}/autogroup`;
  if (existsSync(session)) writeFileSync(session, String(yieldingPriority));
}

/** The deployed realm, in which members of this run exist and sign in without a browser. */
function withMembers(deployed) {
  const clients = deployed.clients.map((client) =>
    client.clientId === clientId ? { ...client, directAccessGrantsEnabled: true } : client,
  );
  return { ...deployed, clients, users: makeMembers(), accessTokenLifespan: tokenSeconds };
}

/** Makes of the deployed realm in a running Keycloak what `withMembers` makes of its file. */
async function addMembers({ origin, adminPassword }) {
  const call = await administrator(origin, adminPassword);
  await call('PUT', '', { accessTokenLifespan: tokenSeconds });
  const [client] = await (await call('GET', `/clients?clientId=${clientId}`)).json();
  await call('PUT', `/clients/${client.id}`, { ...client, directAccessGrantsEnabled: true });
  await call('POST', '/partialImport', { users: makeMembers(), ifResourceExists: 'FAIL' });
}

function makeMembers() {
  return Array.from({ length: memberCount }, (_, index) => ({
    username: emailOf(index),
    email: emailOf(index),
    emailVerified: true,
    enabled: true,
    firstName: 'Member',
    lastName: String(index + 1),
    credentials: [{ type: 'password', value: password }],
    realmRoles: ['participant', 'Admin'],
  }));
}

/** Calls the API of Keycloak's administrators for the realm. */
export async function administrator(origin, adminPassword) {
  const account = { grant_type: 'password', client_id: 'admin-cli', username: 'admin', password: adminPassword };
  const token = await tokenFor(origin, 'master', account);
  return async (method, path, body) => {
    const response = await fetch(`${origin}/admin/realms/${realm}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
}

const signIn = (origin, username) =>
  tokenFor(origin, realm, { grant_type: 'password', client_id: clientId, username, password, scope: 'openid' });

export async function tokenFor(origin, of, account) {
  const body = new URLSearchParams(account);
  const response = await fetch(`${origin}/realms/${of}/protocol/openid-connect/token`, { method: 'POST', body });
  if (!response.ok) {
    throw new Error(`${account.username} could not sign in: ${response.status} ${await response.text()}`);
  }
  return (await response.json()).access_token;
}
