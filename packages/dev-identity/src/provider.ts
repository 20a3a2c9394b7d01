import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { accountById } from './accounts.ts';
import { adapterOver } from './adapter.ts';
import { profileClaimNames, profileClaims, roleClaims } from './claims.ts';
import { errorPage, loggedOutPage, logoutPage } from './pages.ts';
import type { IdentityKeys } from './keys.ts';
import { jwtShapedId } from './refresh-token-id.ts';
import type { State } from './state-file.ts';
import { apiAudience } from './api-audience.ts';

const clientId = 'portal-web';

const minutes = 60;
const days = 24 * 60 * minutes;
/** In seconds, as in the realm file. */
const lifespans = { accessToken: 5 * minutes, session: 30 * days, signInForm: 1 * days };
const ttl = {
  AccessToken: lifespans.accessToken,
  IdToken: lifespans.accessToken,
  AuthorizationCode: 1 * minutes,
  Interaction: lifespans.signInForm,
  Session: lifespans.session,
  Grant: lifespans.session,
  RefreshToken: lifespans.session,
};
const scopes = 'openid profile email';
const endpoints = '/protocol/openid-connect';
const resource = 'urn:seed:portal-api';

export interface ProviderParts {
  readonly issuer: string;
  readonly keys: IdentityKeys;
  readonly state: State;
  readonly origins: ReadonlySet<string>;
}

/** oidc-provider, made to speak as Keycloak does. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.issuer, configuration(parts));
  const allowed = (uri: string) => URL.canParse(uri) && parts.origins.has(new URL(uri).origin);
  // As Keycloak's `<origin>/*`: oidc-provider compares whole addresses only.
  provider.Client.prototype.redirectUriAllowed = allowed;
  provider.Client.prototype.postLogoutRedirectUriAllowed = allowed;
  Object.assign(provider.RefreshToken.prototype, { generateTokenId: () => jwtShapedId(lifespans.session) });
  return provider;
}

function configuration({ issuer, keys, state, origins }: ProviderParts): Configuration {
  const basePath = new URL(issuer).pathname;
  return {
    adapter: adapterOver(state),
    jwks: { keys: keys.signingKeys },
    cookies: cookies(issuer, keys.cookieKeys),
    clients: [portalClient(issuer)],
    clientBasedCORS: (_ctx, origin) => origins.has(origin),
    pkce: { required: () => true },
    routes: routes(),
    scopes: scopes.split(' '),
    // keycloak-js may ask for `openid` alone and gets the default scopes' claims, as from Keycloak.
    claims: { openid: ['sub', ...profileClaimNames] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, id) => {
      const account = accountById(id);
      return account && { accountId: id, claims: () => ({ sub: id, ...profileClaims(account) }) };
    },
    extraTokenClaims: (ctx, token) => ('accountId' in token ? accessTokenClaims(ctx, token) : undefined),
    // No consent page: the client is ours.
    loadExistingGrant: existingOrNewGrant,
    interactions: { url: (_ctx, { uid }) => `${basePath}/login-actions/authenticate/${uid}` },
    issueRefreshToken: () => true,
    // As Keycloak's default: with rotation, a lost answer would make the retry revoke the whole session.
    rotateRefreshToken: false,
    expiresWithSession: () => true,
    ttl,
    features: features(basePath),
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'html';
      ctx.body = errorPage({ basePath, code: error, description: error_description });
    },
  };
}

function features(basePath: string): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    // Answered by our own route: an access token for the API is not one for oidc-provider's userinfo.
    userinfo: { enabled: false },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = logoutPage({ basePath, form });
      },
      postLogoutSuccessSource: (ctx) => {
        ctx.body = loggedOutPage({ basePath });
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: scopes,
        audience: apiAudience,
        accessTokenFormat: 'jwt',
        accessTokenTTL: lifespans.accessToken,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  };
}

function cookies(issuer: string, keys: string[]): Configuration['cookies'] {
  const { pathname, port } = new URL(issuer);
  // Browsers do not tell ports apart: without it, two portals on one machine would log each other out.
  const name = (use: string) => `seed_${use}${port === '' ? '' : `_${port}`}`;
  return {
    keys,
    names: { session: name('session'), interaction: name('sign_in'), resume: name('resume') },
    long: { signed: true, httpOnly: true, sameSite: 'lax', path: pathname },
    // No path: each sign-in form gets its own, so that forms in several tabs do not disturb each other.
    short: { signed: true, httpOnly: true, sameSite: 'lax' },
  };
}

const portalClient = (issuer: string) => ({
  client_id: clientId,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  redirect_uris: [`${new URL(issuer).origin}/`],
  post_logout_redirect_uris: [`${new URL(issuer).origin}/`],
  id_token_signed_response_alg: 'RS256' as const,
});

const routes = () => ({
  authorization: `${endpoints}/auth`,
  token: `${endpoints}/token`,
  jwks: `${endpoints}/certs`,
  end_session: `${endpoints}/logout`,
  revocation: `${endpoints}/revoke`,
});

function accessTokenClaims(ctx: KoaContextWithOIDC, token: { accountId: string; sessionUid?: string | undefined }) {
  const account = accountById(token.accountId);
  return (
    account && {
      typ: 'Bearer',
      azp: ctx.oidc.client?.clientId,
      sid: token.sessionUid,
      ...profileClaims(account),
      ...roleClaims(account),
    }
  );
}

async function existingOrNewGrant({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client } = oidc;
  if (session?.accountId === undefined || client === undefined) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing) return existing;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(scopes);
  grant.addResourceScope(resource, scopes);
  await grant.save();
  return grant;
}
