import type * as OidcLibrary from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { accountById } from './accounts.ts';
import { adapterOver } from './adapter.ts';
import { apiAudience } from './api-audience.ts';
import { profileClaimNames, profileClaims, roleClaims } from './claims.ts';
import { deviceFlow, terminalClient } from './device-flow.ts';
import type { IdentityKeys } from './keys.ts';
import { logoutFeatures, postUnchecked } from './logout.ts';
import { renderErrorPage } from './message-pages.ts';
import { pipelineClaims, withPipelines } from './pipelines.ts';
import { createRefreshRotation, type RefreshRotation } from './refresh-rotation.ts';
import type { State } from './state-file.ts';

const clientId = 'portal-web';

const minutes = 60;
const days = 24 * 60 * minutes;
/** Lifespans in seconds, the same as in the realm file. */
const lifespans = { accessToken: 5 * minutes, session: 30 * days, signInForm: 1 * days };
const ttl = {
  AccessToken: lifespans.accessToken,
  ClientCredentials: lifespans.accessToken,
  IdToken: lifespans.accessToken,
  AuthorizationCode: 1 * minutes,
  DeviceCode: 10 * minutes,
  Interaction: lifespans.signInForm,
  Session: lifespans.session,
  Grant: lifespans.session,
  RefreshToken: lifespans.session,
};
const scopes = 'openid profile email';
const endpoints = '/protocol/openid-connect';
const resource = 'urn:seed:portal-api';

export interface ProviderParts {
  /** The class `Provider` of the library oidc-provider. */
  readonly Provider: typeof OidcLibrary.Provider;
  readonly issuer: string;
  readonly keys: IdentityKeys;
  readonly state: State;
  readonly origins: ReadonlySet<string>;
  readonly backchannelLogoutUri: string;
}

/** oidc-provider with Keycloak's paths, claims and rules. */
export function createProvider(parts: ProviderParts): Provider {
  const rotation = createRefreshRotation(parts.state, adapterOver(parts.state), lifespans.session);
  const provider = new parts.Provider(parts.issuer, configuration(parts, rotation));
  // `fixedHost` sets the forwarded headers; it replaces those of the request.
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = addressesOf(parts.origins, redirectPaths);
  provider.Client.prototype.postLogoutRedirectUriAllowed = addressesOf(parts.origins, ['/']);
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId: () => rotation.nextId(parts.Provider.ctx?.oidc.entities.RotatedRefreshToken),
  });
  // As in Keycloak, one session has one id in all tokens.
  Object.assign(provider.Session.prototype, { sidFor });
  return provider;
}

/** The redirect addresses are the same as in the realm file. */
const redirectPaths = ['/intranet-welcome', '/silent-check-sso.html'];

function addressesOf(origins: ReadonlySet<string>, paths: readonly string[]): (uri: string) => boolean {
  const addresses = new Set([...origins].flatMap((origin) => paths.map((path) => origin + path)));
  return (uri) => addresses.has(uri);
}

function sidFor(this: { readonly uid: string }): string {
  return this.uid;
}

function configuration(parts: ProviderParts, rotation: RefreshRotation): Configuration {
  const { issuer, keys, origins } = parts;
  const basePath = new URL(issuer).pathname;
  return {
    adapter: withPipelines(rotation.adapter),
    jwks: { keys: keys.signingKeys },
    cookies: cookies(issuer, keys.cookieKeys),
    clients: [portalClient(parts), terminalClient],
    clientBasedCORS: (_ctx, origin) => origins.has(origin),
    pkce: { required: () => true },
    routes: routes(),
    scopes: scopes.split(' '),
    // keycloak-js may request `openid` alone and gets the claims of the default scopes, as from Keycloak.
    claims: { openid: ['sub', ...profileClaimNames] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, id) => {
      const account = accountById(id);
      return account && { accountId: id, claims: () => ({ sub: id, ...profileClaims(account) }) };
    },
    extraTokenClaims: (ctx, token) =>
      token.kind === 'AccessToken' ? accessTokenClaims(ctx, token) : pipelineClaims(token.clientId ?? ''),
    // The client is our own, so there is no consent page.
    loadExistingGrant: existingOrNewGrant,
    interactions: { url: (_ctx, { uid }) => `${basePath}/login-actions/authenticate/${uid}` },
    issueRefreshToken: () => true,
    rotateRefreshToken: rotation.rotate,
    expiresWithSession: () => true,
    ttl,
    features: features(basePath),
    fetch: postUnchecked,
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'html';
      ctx.body = renderErrorPage({ basePath, code: error, description: error_description });
    },
  };
}

function features(basePath: string): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    clientCredentials: { enabled: true },
    deviceFlow: deviceFlow(basePath),
    // `userinfo.routes.ts` serves it: an access token for the API is not one for oidc-provider's userinfo.
    userinfo: { enabled: false },
    revocation: { enabled: true },
    ...logoutFeatures(basePath),
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
  const { pathname, port, protocol } = new URL(issuer);
  // Cookies of all ports of a host are shared: without the port, two portals on one machine would end each other's
  // sessions.
  const name = (use: string) => `seed_${use}${port === '' ? '' : `_${port}`}`;
  const common = { signed: true, httpOnly: true, sameSite: 'lax', secure: protocol === 'https:' } as const;
  return {
    keys,
    names: { session: name('session'), interaction: name('sign_in'), resume: name('resume') },
    long: { ...common, path: pathname },
    // Without a path, each sign-in form gets its own, so that forms in several tabs do not disturb each other.
    short: common,
  };
}

const portalClient = ({ issuer, backchannelLogoutUri }: ProviderParts) => ({
  client_id: clientId,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  redirect_uris: redirectPaths.map((path) => new URL(path, issuer).href),
  post_logout_redirect_uris: [`${new URL(issuer).origin}/`],
  backchannel_logout_uri: backchannelLogoutUri,
  backchannel_logout_session_required: true,
  id_token_signed_response_alg: 'RS256' as const,
});

const routes = () => ({
  authorization: `${endpoints}/auth`,
  token: `${endpoints}/token`,
  jwks: `${endpoints}/certs`,
  end_session: `${endpoints}/logout`,
  revocation: `${endpoints}/revoke`,
  device_authorization: `${endpoints}/auth/device`,
  code_verification: '/device',
});

function accessTokenClaims(ctx: KoaContextWithOIDC, token: { accountId: string; sessionUid?: string | undefined }) {
  const account = accountById(token.accountId);
  return (
    account && {
      typ: 'Bearer',
      azp: ctx.oidc.client?.clientId,
      sid: token.sessionUid,
      auth_time: authTimeOf(ctx),
      ...profileClaims(account),
      ...roleClaims(account),
    }
  );
}

/** When the member signed in, in seconds since 1970: as in Keycloak, a renewed token keeps the time of its predecessor. */
function authTimeOf({ oidc: { entities } }: KoaContextWithOIDC): number | undefined {
  return (entities.AuthorizationCode ?? entities.RefreshToken ?? entities.DeviceCode)?.authTime;
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
