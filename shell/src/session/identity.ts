import type { BootDocument } from '@seed/contracts/boot';
import Keycloak from 'keycloak-js';
import { constants } from '../constants.ts';
import { withTokenRetries, within } from './token-requests.ts';

/** keycloak-js, with the limits and repetitions that it lacks. */
export interface Identity {
  /** One instance a try: keycloak-js can be initialized only once. */
  create(): Keycloak;
  /** Finishes a login or looks silently for a session; answers whether the member is signed in. */
  initialize(keycloak: Keycloak, budget: number): Promise<boolean>;
  /** Leaves for the login page, whatever became of earlier tries. */
  login(redirectUri: string): Promise<void>;
  /** Runs what calls the token endpoint. */
  exchange<T>(work: () => Promise<T>): Promise<T>;
}

export function createIdentity(config: BootDocument['identity']): Identity {
  const tokenUrl = `${config.url.replace(/\/+$/, '')}/realms/${encodeURIComponent(config.realm)}/protocol/openid-connect/token`;
  const common = {
    pkceMethod: 'S256',
    scope: 'openid profile email',
    checkLoginIframe: false,
    messageReceiveTimeout: constants.authMessageTimeout,
  } as const;
  const create = () => new Keycloak({ ...config });
  return {
    create,
    initialize: (keycloak, budget) => {
      const silentCheckSsoRedirectUri = `${location.origin}/silent-check-sso.html`;
      const options = { ...common, onLoad: 'check-sso', silentCheckSsoRedirectUri } as const;
      // Its hidden frames may never answer, and it would wait for ever.
      return withTokenRetries(tokenUrl, () => within(keycloak.init(options), budget));
    },
    async login(redirectUri) {
      const keycloak = create();
      await keycloak.init(common);
      await keycloak.login({ redirectUri });
    },
    exchange: (work) => withTokenRetries(tokenUrl, work),
  };
}
