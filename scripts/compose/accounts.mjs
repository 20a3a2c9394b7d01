import { until } from '../production/processes.mjs';
import { administrator } from '../production/identity.mjs';
import { portalUrl } from './project.mjs';
import { password, tokenOf } from './written.mjs';

/** The client with which the portal creates accounts, by the name that deploy/keycloak/README.md gives it. */
export const clientId = 'portal-accounts';
const flows = { standardFlowEnabled: false, directAccessGrantsEnabled: false, serviceAccountsEnabled: true };
const admin = { email: 'admin@seed.example', roles: ['participant', 'Admin'] };
const newcomer = { name: 'Nia Newcomer', email: 'nia@seed.example' };

/**
 * An Admin adds a person, for whom the portal then creates an account in Keycloak; throws if it does not.
 * @param {string} secret that of the portal's client
 */
export async function addPerson(adminPassword, secret) {
  const administer = await administrator(portalUrl, adminPassword);
  await addAccountsClient(administer, secret);
  await addAdmin(administer);
  const response = await fetch(`${portalUrl}/api/v1/member-imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(admin.email)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ csv: `name,email\n${newcomer.name},${newcomer.email}` }),
  });
  if (!response.ok) throw new Error(`the import responded ${response.status}: ${await response.text()}`);
  const read = await administrator(portalUrl, adminPassword);
  await until('the account', async () => (await find(read, newcomer.email)) !== undefined, 50_000);
}

async function addAccountsClient(administer, secret) {
  await administer('POST', '/clients', { clientId, secret, publicClient: false, ...flows });
  const [id, managementId] = await Promise.all(
    [clientId, 'realm-management'].map(async (name) => {
      const [client] = await (await administer('GET', `/clients?clientId=${name}`)).json();
      return client.id;
    }),
  );
  const account = await (await administer('GET', `/clients/${id}/service-account-user`)).json();
  const role = await (await administer('GET', `/clients/${managementId}/roles/manage-users`)).json();
  await administer('POST', `/users/${account.id}/role-mappings/clients/${managementId}`, [role]);
}

async function addAdmin(administer) {
  const { email, roles } = admin;
  const names = { firstName: 'Ada', lastName: 'Admin' };
  const credentials = [{ type: 'password', value: password }];
  await administer('POST', '/users', {
    username: email,
    email,
    emailVerified: true,
    enabled: true,
    ...names,
    credentials,
  });
  const { id } = await find(administer, email);
  const all = await Promise.all(roles.map(async (name) => (await administer('GET', `/roles/${name}`)).json()));
  await administer('POST', `/users/${id}/role-mappings/realm`, all);
}

async function find(administer, email) {
  const [user] = await (await administer('GET', `/users?exact=true&email=${encodeURIComponent(email)}`)).json();
  return user;
}
