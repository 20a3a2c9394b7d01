import type { BootDocument } from '@seed/contracts/boot';
import Keycloak from 'keycloak-js';
import type { KeycloakConfig, KeycloakInitOptions } from 'keycloak-js';
import { constants } from '../constants.ts';
import { withTokenRetries, within } from './token-requests.ts';

/** keycloak-js, with the limits and repetitions that it lacks. */
export interface Identity {
  /** One instance a try: keycloak-js can be initialized only once. */
  create(): Keycloak;
  /** Looks silently for a session; answers whether the member is signed in. */
  lookForSession(keycloak: Keycloak): Promise<boolean>;
  /** Finishes the login whose answer is in the URL. */
  finishLogin(keycloak: Keycloak): Promise<boolean>;
  /** Leaves for the login page, whatever became of earlier tries. */
  login(redirectUri: string): Promise<void>;
  /** Runs what calls the token endpoint. */
  exchange<T>(work: () => Promise<T>): Promise<T>;
}

export function createIdentity(config: BootDocument['identity']): Identity {
  const endpoint = endpointOf(config);
  const tokenUrl = endpoint('token');
  const common = {
    pkceMethod: 'S256',
    scope: 'openid profile email',
    checkLoginIframe: false,
    messageReceiveTimeout: constants.authMessageTimeout,
  } as const;
  const create = () => new Keycloak(adapterConfig(config, endpoint));
  const initialize = (keycloak: Keycloak, options: KeycloakInitOptions, budget: number) =>
    withTokenRetries(tokenUrl, () => within(keycloak.init(options), budget));
  return {
    create,
    lookForSession: (keycloak) => {
      const silentCheckSsoRedirectUri = `${location.origin}/silent-check-sso.html`;
      // Its hidden frames may never answer, and it would wait for ever.
      const check = { ...common, onLoad: 'check-sso', silentCheckSsoRedirectUri } as const;
      return initialize(keycloak, check, constants.authHttpTimeout);
    },
    finishLogin: (keycloak) => initialize(keycloak, common, constants.authCallbackTimeout),
    async login(redirectUri) {
      const keycloak = create();
      await keycloak.init(common);
      await keycloak.login({ redirectUri });
    },
    exchange: (work) => withTokenRetries(tokenUrl, work),
  };
}

type Endpoint = (name: 'auth' | 'token' | 'logout') => string;

function endpointOf({ url, realm }: BootDocument['identity']): Endpoint {
  const base = `${url.replace(/\/+$/, '')}/realms/${encodeURIComponent(realm)}/protocol/openid-connect`;
  return (name) => `${base}/${name}`;
}

/**
 * To a Keycloak, keycloak-js first sends a hidden frame that finds out whether its cookies are blocked as a third
 * party's. On the portal's own origin they are nobody else's: known by its endpoints, it is spared that.
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
