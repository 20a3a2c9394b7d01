import type { BootDocument } from '@seed/contracts/boot';
import Keycloak from 'keycloak-js';
import type { KeycloakConfig, KeycloakInitOptions, KeycloakLoginOptions } from 'keycloak-js';
import { constants } from '../constants.ts';
import { callbackPath } from './login-callback.ts';
import { setTokenEndpoint } from './own-fetch.ts';
import { within } from './within.ts';

/** keycloak-js with time limits. */
export interface Identity {
  /** Creates an instance for one attempt: keycloak-js can be initialized only once. */
  create(): Keycloak;
  /** Checks silently for a session at the provider; resolves to whether the member is signed in. */
  checkSession(keycloak: Keycloak): Promise<boolean>;
  /** Completes the login whose result is in the URL. */
  finishLogin(keycloak: Keycloak): Promise<boolean>;
  /** Leaves for the login page, also after a failed attempt. */
  login(options?: LoginOptions): Promise<void>;
}

export type LoginOptions = Pick<KeycloakLoginOptions, 'prompt' | 'maxAge'>;

export function createIdentity(config: BootDocument['identity']): Identity {
  const endpoint = endpointOf(config);
  setTokenEndpoint(endpoint('token'));
  const common = {
    flow: 'standard',
    pkceMethod: 'S256',
    scope: 'openid profile email',
    checkLoginIframe: false,
    messageReceiveTimeout: constants.authMessageTimeout,
  } as const;
  const create = () => new Keycloak(adapterConfig(config, endpoint));
  const initialize = (keycloak: Keycloak, options: KeycloakInitOptions, budget: number) =>
    within(keycloak.init(options), budget);
  return {
    create,
    checkSession: (keycloak) => {
      const silentCheckSsoRedirectUri = `${location.origin}/silent-check-sso.html`;
      // keycloak-js waits without a limit for its hidden frames.
      const check = { ...common, onLoad: 'check-sso', silentCheckSsoRedirectUri } as const;
      return initialize(keycloak, check, constants.authHttpTimeout);
    },
    finishLogin: (keycloak) => initialize(keycloak, common, constants.authCallbackTimeout),
    async login(options) {
      const keycloak = create();
      await keycloak.init(common);
      endSilentCheck();
      await keycloak.login({ ...options, redirectUri: location.origin + callbackPath });
    },
  };
}

/**
 * Removes the hidden frames of keycloak-js. One that still loads would have the provider set the cookie of another sign-in than the one
 * that begins now, and the password would be refused as too late.
 */
function endSilentCheck(): void {
  for (const frame of document.querySelectorAll('iframe[title^="keycloak-"]')) frame.remove();
}

type Endpoint = (name: 'auth' | 'token' | 'logout') => string;

function endpointOf({ url, realm }: BootDocument['identity']): Endpoint {
  const base = `${url.replace(/\/+$/, '')}/realms/${encodeURIComponent(realm)}/protocol/openid-connect`;
  return (name) => `${base}/${name}`;
}

/**
 * With the address of a Keycloak, keycloak-js first loads a hidden frame that checks whether third-party cookies are
 * blocked. A provider on the portal's own origin is configured by its endpoints instead, which skips that frame.
 */
function adapterConfig(config: BootDocument['identity'], endpoint: Endpoint): KeycloakConfig {
  if (new URL(config.url, location.origin).origin !== location.origin) return { ...config };
  const oidcProvider = {
    authorization_endpoint: endpoint('auth'),
    token_endpoint: endpoint('token'),
    end_session_endpoint: endpoint('logout'),
  };
  return { clientId: config.clientId, oidcProvider };
}
