import { setTimeout as delay } from 'node:timers/promises';

export const memberCount = 100;
const timeoutMs = 15_000;
const retryMs = 250;
const atOnce = 10;

/** The hundred members with their tokens, as clients of the portal. Few sign in at once: each password costs a tenth of a second. */
export async function signInMembers(identity, url) {
  const members = [];
  for (let index = 0; index < memberCount; index += atOnce) {
    const some = Array.from({ length: atOnce }, (_, offset) => index + offset);
    members.push(...(await Promise.all(some.map((number) => signInMember(identity, url, number)))));
  }
  return members;
}

async function signInMember(identity, url, index) {
  const token = await identity.signIn(index);
  return { index, url, token, api: clientOf({ url, token }) };
}

/** Resolves to a response with its body; rejects without one within the time that the portal's client waits. */
function clientOf({ url, token }) {
  return async (path, { method = 'GET', body, key } = {}) => {
    const headers = { authorization: `Bearer ${token}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (key !== undefined) headers['idempotency-key'] = key;
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers: received } = response;
    return { status, body: await response.text(), link: received.get('link'), retryAfter: received.get('retry-after') };
  };
}

/**
 * Sends a write until it is acknowledged, always with the same key, as a form of the portal does. Resolves to whether it
 * was acknowledged before `isOver` returned true. A refusal that a retry would not change ends the run.
 */
export async function sendUntilAcknowledged({ api, act, name, failures, isOver }) {
  const { method, path, body } = act.request(name);
  while (!isOver()) {
    const { status, body: text } = await api(path, { method, body, key: name.replaceAll(' ', '-') }).catch((error) => ({
      status: failureOf(error),
    }));
    if (status === 200 || status === 201) return true;
    failures[status] = (failures[status] ?? 0) + 1;
    const isRefusal = typeof status === 'number' && status < 500 && ![408, 409, 429].includes(status);
    if (isRefusal) throw new Error(`${method} ${path} responded ${status}: ${text}`);
    await delay(retryMs);
  }
  return false;
}

/** A word in place of the status of a response that did not come, with the reason of the network. */
function failureOf({ name, cause }) {
  if (name === 'TimeoutError') return 'timeout';
  return cause === undefined ? 'network' : `network (${cause.code ?? cause.message})`;
}
