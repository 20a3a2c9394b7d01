import type { KeycloakConfig, KeycloakInitOptions, KeycloakLoginOptions } from 'keycloak-js';

type Claims = Record<string, unknown>;

export const maria: Claims = {
  sub: '11111111-0000-4000-8000-000000000002',
  name: 'María Fernanda Rojas',
  email: 'maria@seed.example',
  realm_access: { roles: ['participant'] },
};

/** The state of the identity provider behind the fake adapter, and the calls that it received. */
export const provider = {
  /** The claims of the signed-in member. */
  member: null as Claims | null,
  /** Seconds that a token is valid. */
  tokenLife: 300,
  configs: [] as KeycloakConfig[],
  inits: [] as KeycloakInitOptions[],
  logins: [] as string[],
  /** Beside the redirect addresses of `logins`. */
  loginOptions: [] as KeycloakLoginOptions[],
  logouts: [] as string[],
  renewals: 0,
  /** Replaces the work of `init`. */
  onInit: null as (() => Promise<boolean>) | null,
  /** Replaces a renewal. */
  onRenew: null as ((adapter: FakeKeycloak) => Promise<void>) | null,
  reset(): void {
    Object.assign(provider, { member: null, tokenLife: 300, configs: [], inits: [], logins: [] });
    Object.assign(provider, { loginOptions: [], logouts: [], renewals: 0 });
    Object.assign(provider, { onInit: null, onRenew: null });
  },
};

/** A fake of keycloak-js with the measured behaviour of version 26. */
export class FakeKeycloak {
  token: string | undefined;
  tokenParsed: Claims | undefined;
  timeSkew = 0;
  onAuthLogout?: () => void;
  onAuthRefreshSuccess?: () => void;

  constructor(config: KeycloakConfig) {
    provider.configs.push(config);
  }

  init = async (options: KeycloakInitOptions): Promise<boolean> => {
    provider.inits.push(options);
    if (provider.onInit) return this.signInIf(await provider.onInit());
    const isCallback = new URLSearchParams(location.hash.slice(1)).has('code');
    if (isCallback) history.replaceState(history.state, '', location.pathname + location.search);
    return this.signInIf(isCallback || (options.onLoad === 'check-sso' && provider.member !== null));
  };

  login = async ({ redirectUri, ...options }: KeycloakLoginOptions): Promise<void> => {
    provider.logins.push(redirectUri ?? '');
    provider.loginOptions.push(options);
    return new Promise(() => {});
  };

  logout = async ({ redirectUri }: { redirectUri: string }): Promise<void> => {
    provider.logouts.push(redirectUri);
  };

  updateToken = async (): Promise<boolean> => {
    provider.renewals += 1;
    await provider.onRenew?.(this);
    this.signInIf(true);
    this.onAuthRefreshSuccess?.();
    return true;
  };

  /** Behaves as keycloak-js when its refresh token is refused. */
  refuse(): never {
    this.token = undefined;
    this.onAuthLogout?.();
    throw Object.assign(new Error('Server responded with an invalid status.'), { response: { status: 400 } });
  }

  private signInIf(isSignedIn: boolean): boolean {
    if (!isSignedIn) return false;
    this.tokenParsed = { ...(provider.member ?? maria), exp: Date.now() / 1000 + provider.tokenLife };
    this.token = `token-${provider.renewals}`;
    return true;
  }
}

/** Replaces the package `keycloak-js` in tests. */
export const keycloakModule = { __esModule: true, default: FakeKeycloak };
