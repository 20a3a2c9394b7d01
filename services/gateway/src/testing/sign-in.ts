import { createHash, randomBytes } from 'node:crypto';

/**
 * Signs in at the gateway's embedded provider, as a browser does.
 * @returns The access token; undefined if the provider refused the password.
 */
export async function signIn(origin: string, username: string, password: string): Promise<string | undefined> {
  const endpoints = `${origin}/realms/seed/protocol/openid-connect`;
  const client = { client_id: 'portal-web', redirect_uri: `${origin}/intranet-welcome` };
  const verifier = randomBytes(32).toString('base64url');
  const challenge = { code_challenge: digestOf(verifier), code_challenge_method: 'S256' };
  const query = new URLSearchParams({
    ...client,
    ...challenge,
    response_type: 'code',
    scope: 'openid',
    state: 'state',
  });
  const started = await fetch(`${endpoints}/auth?${query}`, { redirect: 'manual' });
  const cookie = cookiesOf(started);
  const form = new URL(started.headers.get('location') ?? '', origin);
  const body = new URLSearchParams({ username, password });
  const sent = await fetch(form, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
  const resume = sent.headers.get('location');
  if (resume === null) return undefined;
  const resumed = await fetch(new URL(resume, origin), {
    headers: { cookie: cookiesOf(sent, cookie) },
    redirect: 'manual',
  });
  const callback = new URL(resumed.headers.get('location') ?? '', origin);
  const code = new URLSearchParams(callback.search || callback.hash.slice(1)).get('code') ?? '';
  const grant = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier };
  const tokens = await fetch(`${endpoints}/token`, { method: 'POST', body: new URLSearchParams(grant) });
  return ((await tokens.json()) as { access_token?: string }).access_token;
}

function digestOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function cookiesOf({ headers }: Response, before = ''): string {
  const set = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return [before, ...set].filter((cookie) => cookie !== '').join('; ');
}
