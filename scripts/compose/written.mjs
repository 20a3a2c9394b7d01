import { administrator, tokenFor } from '../production/identity.mjs';
import { portalUrl } from './project.mjs';

/** The password of each member whom e2e/portal/keycloak.ts adds. */
export const password = 'a long enough password';
const clientId = 'portal-web';

/** The member of the journey, as Keycloak has them. */
export async function findMember(adminPassword) {
  const call = await administrator(portalUrl, adminPassword);
  const [member] = await (await call('GET', '/users?search=member-')).json();
  if (member === undefined) throw new Error('Keycloak has no member of the journey');
  return member;
}

/** Has Keycloak send a member a mail. */
export async function sendMail(adminPassword, { id }) {
  const call = await administrator(portalUrl, adminPassword);
  await call('PUT', `/users/${id}/execute-actions-email`, ['UPDATE_PASSWORD']);
}

/** Ends all sessions of a member, of which Keycloak posts a token to the portal. */
export async function signOut(adminPassword, { id }) {
  const call = await administrator(portalUrl, adminPassword);
  await call('POST', `/users/${id}/logout`);
}

/** Lets members of this run sign in without a browser. */
export async function allowDirectSignIn(adminPassword) {
  const call = await administrator(portalUrl, adminPassword);
  const [client] = await (await call('GET', `/clients?clientId=${clientId}`)).json();
  await call('PUT', `/clients/${client.id}`, { ...client, directAccessGrantsEnabled: true });
}

export const tokenOf = (username) =>
  tokenFor(portalUrl, 'seed', { grant_type: 'password', client_id: clientId, username, password, scope: 'openid' });

/** Reads as the member, through the door, the post and the picture of the journey; throws if one is missing. */
export async function readWritten({ email }) {
  const token = await tokenOf(email);
  const read = async (path) => {
    const response = await fetch(portalUrl + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`GET ${path} responded ${response.status}: ${await response.text()}`);
    return response;
  };
  const posts = await (await read('/api/v1/forums')).json();
  const title = `Written by ${email}`;
  if (!posts.some((post) => post.title === title)) throw new Error(`no post has the title ${title}`);
  const profile = await (await read(`/api/v1/users/login/${encodeURIComponent(email)}`)).json();
  const picture = await read(new URL(profile.picture, portalUrl).pathname);
  const { byteLength } = await picture.arrayBuffer();
  if (byteLength === 0 || !picture.headers.get('content-type').startsWith('image/')) {
    throw new Error(`the picture has ${byteLength} bytes of ${picture.headers.get('content-type')}`);
  }
}
