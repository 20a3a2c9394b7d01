import { createHash, randomBytes } from 'node:crypto';

/** Carries cookies from response to request, as a browser does for one origin. */
function cookieJar() {
  const cookies = new Map();
  return {
    read(response) {
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name) cookies.set(name, value);
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

/**
 * An access token by the authorization-code flow with PKCE, as the browser gets one.
 * @param {string} portalUrl
 * @param {string} username
 * @returns {Promise<string>}
 */
export async function signIn(portalUrl, username) {
  const endpoint = `${portalUrl}/realms/seed/protocol/openid-connect`;
  const redirect = `${portalUrl}/intranet-welcome`;
  const verifier = randomBytes(32).toString('base64url');
  const jar = cookieJar();
  const request = async (url, init = {}) => {
    const headers = { ...init.headers, cookie: jar.header() };
    const response = await fetch(new URL(url, portalUrl), { ...init, headers, redirect: 'manual' });
    jar.read(response);
    return response;
  };
  const follow = async (response) => {
    const to = response.headers.get('location');
    if (!to || to.startsWith(`${redirect}?`) || to.startsWith(`${redirect}#`)) return { response, to };
    return follow(await request(to));
  };
  const query = new URLSearchParams({
    client_id: 'portal-web',
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid profile email',
    state: 'bench',
    nonce: 'bench',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const { response: page } = await follow(await request(`${endpoint}/auth?${query}`));
  // Keycloak's form has an action, the embedded provider's is sent to its own address.
  const action = /<form[^>]*action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? page.url;
  const body = new URLSearchParams({ username, password: 'seed' });
  const { to } = await follow(await request(action, { method: 'POST', body }));
  const code = new URL(to).searchParams.get('code');
  const token = await request(`${endpoint}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'portal-web',
      redirect_uri: redirect,
      code,
      code_verifier: verifier,
    }),
  });
  return (await token.json()).access_token;
}
