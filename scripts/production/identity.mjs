import { join } from 'node:path';
import { keycloakCommand, mailCommand, prepareRealm } from '../keycloak/servers.mjs';
import { memberCount } from './members.mjs';
import { until } from './processes.mjs';

const clientId = 'portal-web';
const password = 'the-password-of-every-member';
const startLimitMs = 300_000;
/** Longer than a run, so that members stay signed in without the server. */
const tokenSeconds = 3600;

const emailOf = (index) => `member.${index + 1}@seed.example`;

/**
 * Starts Keycloak, supervised, with the deployed realm and a hundred members, and a mail server that it sends to.
 * @param {{ processes: import('./processes.mjs').Processes, folder: string, ports: number[], portalUrl: string,
 *   mailAddress?: string, tls?: { address: string, origin: string, certificate: string, key: string } }} options
 *   three ports; with `tls` Keycloak serves HTTPS at that address
 */
export async function startIdentity(options) {
  const { processes, folder, ports, portalUrl, mailAddress = '127.0.0.1', tls } = options;
  const [port, smtpPort, apiPort] = ports;
  await prepareRealm(forRun);
  const databaseFile = join(folder, 'keycloak');
  const adminPassword = crypto.randomUUID();
  const mail = { address: mailAddress, smtpPort, apiPort };
  const plan = keycloakCommand({ port, mail, password: adminPassword, portalUrl, databaseFile, tls });
  processes.start('mail', { ...mailCommand(mail), supervised: true });
  processes.start('keycloak', { ...plan, supervised: true, hasChildren: true });
  const origin = tls?.origin ?? `http://127.0.0.1:${port}`;
  const mailUrl = `http://${mailAddress}:${apiPort}`;
  const isUp = (url) => async () => (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  const untilUp = () => until('Keycloak', isUp(`${origin}/realms/seed`), startLimitMs);
  await untilUp();
  await until('the mail server', isUp(`${mailUrl}/api/service/readiness`));
  return { origin, adminPassword, smtpPort, mailUrl, untilUp, signIn: (index) => signIn(origin, emailOf(index)) };
}

/** The deployed realm, in which members of this run exist and sign in without a browser. */
function forRun(realm) {
  const clients = realm.clients.map((client) =>
    client.clientId === clientId ? { ...client, directAccessGrantsEnabled: true } : client,
  );
  const users = Array.from({ length: memberCount }, (_, index) => ({
    username: emailOf(index),
    email: emailOf(index),
    emailVerified: true,
    enabled: true,
    firstName: 'Member',
    lastName: String(index + 1),
    credentials: [{ type: 'password', value: password }],
    realmRoles: ['participant', 'Admin'],
  }));
  return { ...realm, clients, users, accessTokenLifespan: tokenSeconds };
}

async function signIn(origin, username) {
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: clientId,
    username,
    password,
    scope: 'openid',
  });
  const response = await fetch(`${origin}/realms/seed/protocol/openid-connect/token`, { method: 'POST', body });
  if (!response.ok) throw new Error(`${username} could not sign in: ${response.status} ${await response.text()}`);
  return (await response.json()).access_token;
}
