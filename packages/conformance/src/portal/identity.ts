/** The signed-in member of a module that is checked. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly roles: readonly string[];
}

/** The part of the boot document that names the identity provider below. */
export const identity = {
  identity: { url: '/', realm: 'seed', clientId: 'portal-web' },
  roles: { claim: 'roles', admin: 'Admin' },
};

const endpoints = '/realms/seed/protocol/openid-connect';
const lifeSeconds = 3600;

/** The response of an identity provider at which the member is signed in. */
export interface IdentityResponse {
  readonly status: number;
  readonly location?: string;
  readonly json?: object;
}

/**
 * Responds as an OpenID provider with a session: the silent check finds it, and no password is needed. Tokens are not
 * signed, because only the shell reads them.
 *
 * @returns undefined for any other address
 */
export function identityResponse(url: URL, body: string, member: Member): IdentityResponse | undefined {
  const { pathname, searchParams } = url;
  if (pathname === `${endpoints}/auth`) {
    const state = searchParams.get('state') ?? '';
    const code = Buffer.from(searchParams.get('nonce') ?? '').toString('hex');
    const fragment = new URLSearchParams({ state, session_state: 'session', code });
    return { status: 302, location: `${searchParams.get('redirect_uri') ?? '/'}#${String(fragment)}` };
  }
  if (pathname === `${endpoints}/token`) {
    const nonce = Buffer.from(new URLSearchParams(body).get('code') ?? '', 'hex').toString();
    return { status: 200, json: tokensFor(member, nonce) };
  }
  return undefined;
}

function tokensFor(member: Member, nonce: string): object {
  const now = Math.floor(Date.now() / 1000);
  const { id, name, email, roles, isAdmin } = member;
  const claims = { sub: id, name, email, iat: now, exp: now + lifeSeconds, nonce };
  const access = { ...claims, roles: isAdmin ? [...roles, identity.roles.admin] : roles };
  return {
    access_token: unsignedToken(access),
    id_token: unsignedToken(claims),
    refresh_token: unsignedToken(claims),
    expires_in: lifeSeconds,
    token_type: 'Bearer',
  };
}

function unsignedToken(claims: object): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
