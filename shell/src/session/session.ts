import type { BootDocument } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import type Keycloak from 'keycloak-js';
import { createIdentity } from './identity.ts';
import type { Identity } from './identity.ts';
import { dropCallback, isLoginCallback, rememberHash, restoreHash, transactionProblem } from './login-callback.ts';
import { failureOf, isRefusal } from './login-failure.ts';
import { memberFromToken } from './member-from-token.ts';
import { onLogoutElsewhere, sessionMarker } from './session-marker.ts';
import { SessionError } from './session-state.ts';
import type { LoginFailure, SessionState } from './session-state.ts';
import { createTokenKeeper } from './token-keeper.ts';
import type { TokenKeeper } from './token-keeper.ts';

export interface SessionOptions {
  readonly boot: Pick<BootDocument, 'identity' | 'roles'>;
  readonly log: ModuleLog;
  /** Leaves the portal's page for another one. */
  readonly visit?: (url: string) => void;
  /** Ends what listens to the page; default: never. */
  readonly lifetime?: AbortSignal;
}

/** Who is signed in. The tokens stay in here, in memory. */
export class Session {
  readonly #log: ModuleLog;
  readonly #roles: BootDocument['roles'];
  readonly #identity: Identity;
  readonly #visit: (url: string) => void;
  readonly #lifetime: AbortSignal;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { status: 'checking' };
  #keeper: TokenKeeper | null = null;
  #keycloak: Keycloak | null = null;

  constructor({ boot, log, visit, lifetime }: SessionOptions) {
    this.#log = log;
    this.#roles = boot.roles;
    this.#identity = createIdentity(boot.identity);
    this.#visit = visit ?? ((url) => location.assign(url));
    this.#lifetime = lifetime ?? new AbortController().signal;
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Finishes a login that came back, else asks silently whether the member is signed in. Settles when it is known. */
  async start(): Promise<void> {
    this.#watch();
    const isCallback = isLoginCallback(location.hash);
    const problem = isCallback ? transactionProblem(location.hash) : null;
    if (!problem) return this.#check(isCallback);
    dropCallback();
    this.#fail(problem);
  }

  /** Goes to the login page and comes back to the page that is shown now, or to the given one. */
  async login(page: Pick<Location, 'pathname' | 'search' | 'hash'> = location): Promise<void> {
    if (this.#state.status === 'leaving') return;
    this.#enter({ status: 'leaving' });
    const path = page.pathname + page.search;
    rememberHash(path, page.hash);
    try {
      await this.#identity.login(location.origin + path);
    } catch (error) {
      this.#fail(failureOf(error), error);
    }
  }

  /** Ends the session here, in the other tabs and at the identity provider; goes to the site's origin. */
  async logout(): Promise<void> {
    const keycloak = this.#keycloak;
    this.#forget();
    this.#enter({ status: 'leaving' });
    sessionMarker.clear();
    const origin = `${location.origin}/`;
    if (keycloak) await keycloak.logout({ redirectUri: origin });
    else this.#visit(origin);
  }

  /** A valid token; with `fresh` a new one. Rejects with a SessionError. */
  readonly token = async ({ fresh = false }: { readonly fresh?: boolean } = {}): Promise<string> => {
    if (!this.#keeper) throw new SessionError('signed_out');
    return this.#keeper.token(fresh);
  };

  /** The API or the identity provider no longer knows the member. */
  readonly end = (): void => {
    if (this.#state.status !== 'authenticated') return;
    const { user } = this.#state;
    this.#forget();
    this.#enter({ status: 'ended', user });
  };

  async #check(isCallback: boolean): Promise<void> {
    const keycloak = this.#identity.create();
    try {
      const signedIn = await (isCallback
        ? this.#identity.finishLogin(keycloak)
        : this.#identity.lookForSession(keycloak));
      if (signedIn) this.#signIn(keycloak, isCallback);
      else if (isCallback) this.#fail('login_required');
      else this.#stayAnonymous();
    } catch (error) {
      this.#fail(failureOf(error), error);
    }
    if (isCallback) restoreHash();
  }

  #signIn(keycloak: Keycloak, isLogin: boolean): void {
    this.#keycloak = keycloak;
    if (!isLogin && sessionMarker.isExpired()) return void this.logout();
    if (isLogin || !sessionMarker.exists()) sessionMarker.set();
    keycloak.onAuthLogout = this.end;
    keycloak.onAuthRefreshSuccess = () => this.#showMember(keycloak);
    this.#keeper = createTokenKeeper(keycloak, {
      renew: (work) => this.#identity.exchange(work),
      log: this.#log,
      isRefusal,
    });
    this.#showMember(keycloak);
  }

  #showMember(keycloak: Keycloak): void {
    const user = memberFromToken(keycloak.tokenParsed ?? {}, this.#roles);
    const shown = this.#state.status === 'authenticated' ? this.#state.user : null;
    if (JSON.stringify(user) !== JSON.stringify(shown)) this.#enter({ status: 'authenticated', user });
  }

  #stayAnonymous(): void {
    if (sessionMarker.isExpired()) sessionMarker.clear();
    this.#enter({ status: 'anonymous' });
  }

  #fail(failure: LoginFailure, cause?: unknown): void {
    this.#log.error('Login failed', { kind: failure, ...(cause instanceof Error ? { cause: cause.message } : {}) });
    this.#enter({ status: 'failed', failure });
  }

  #forget(): void {
    this.#keeper?.stop();
    this.#keeper = null;
    this.#keycloak = null;
  }

  #enter(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #watch(): void {
    const until = { signal: this.#lifetime };
    onLogoutElsewhere(() => this.#followLogout(), until);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#wake(), until);
    // Shown again from the browser's back/forward memory: what was true then need not be true now.
    window.addEventListener('pageshow', (event) => event.persisted && this.#revive(), until);
  }

  #followLogout(): void {
    if (!('user' in this.#state)) return;
    this.#forget();
    this.#enter({ status: 'leaving' });
    this.#visit(`${location.origin}/`);
  }

  /** After sleep, timers may have missed their time. */
  #wake(): void {
    if (this.#state.status !== 'authenticated') return;
    if (sessionMarker.isExpired()) void this.logout();
    else this.#keeper?.wake();
  }

  #revive(): void {
    if (this.#state.status === 'authenticated') return this.#wake();
    if (this.#state.status !== 'leaving') return;
    this.#enter({ status: 'checking' });
    void this.#check(false);
  }
}
