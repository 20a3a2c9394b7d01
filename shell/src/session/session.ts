import type { BootDocument } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import { createStore } from '@seed/ui/store';
import type Keycloak from 'keycloak-js';
import { clearDevice, clearTab } from './clear-device.ts';
import { createIdentity } from './identity.ts';
import type { Identity, LoginOptions } from './identity.ts';
import {
  dropCallback,
  isLoginCallback,
  rememberPage,
  restoreHash,
  restorePage,
  transactionProblem,
} from './login-callback.ts';
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
  /** Leaves the portal for another page; default: the browser's navigation. */
  readonly visit?: (url: string) => void;
  /** Aborts the listeners on the page; default: never. */
  readonly lifetime?: AbortSignal;
}

type Page = Pick<Location, 'pathname' | 'search' | 'hash'>;
type Claims = Pick<Keycloak, 'tokenParsed' | 'timeSkew'>;

/** The member's session. Its tokens leave the memory of this object only in requests. */
export class Session {
  readonly #log: ModuleLog;
  readonly #roles: BootDocument['roles'];
  readonly #identity: Identity;
  readonly #visit: (url: string) => void;
  readonly #lifetime: AbortSignal;
  readonly #state = createStore<SessionState>({ status: 'checking' });
  #keeper: TokenKeeper | null = null;
  #keycloak: Keycloak | null = null;

  constructor({ boot, log, visit, lifetime }: SessionOptions) {
    this.#log = log;
    this.#roles = boot.roles;
    this.#identity = createIdentity(boot.identity);
    this.#visit = visit ?? ((url) => location.assign(url));
    this.#lifetime = lifetime ?? new AbortController().signal;
  }

  readonly getState = this.#state.get;
  readonly subscribe = this.#state.subscribe;

  /** Completes the login in the URL, else checks silently for a session. Resolves when the state is no longer `checking`. */
  async start(): Promise<void> {
    this.#watch();
    const isCallback = isLoginCallback(location.hash);
    if (isCallback) restorePage();
    const problem = isCallback ? transactionProblem(location.hash) : null;
    if (!problem) return this.#check(isCallback);
    dropCallback();
    this.#fail(problem);
  }

  /** Leaves for the login page and returns to the given page; default: the current one. */
  async login(page: Page = location, options?: LoginOptions): Promise<void> {
    if (this.#isLeaving) return;
    this.#state.set({ status: 'leaving' });
    rememberPage(page);
    try {
      await this.#identity.login(options);
    } catch (error) {
      this.#fail(failureOf(error), error);
    }
  }

  /** Ends the session in all tabs and at the identity provider, and goes to the site's origin. */
  async logout(): Promise<void> {
    const keycloak = this.#keycloak;
    this.#forget();
    this.#state.set({ status: 'leaving' });
    sessionMarker.clear();
    clearDevice();
    const origin = `${location.origin}/`;
    if (keycloak) await keycloak.logout({ redirectUri: origin });
    else this.#visit(origin);
  }

  /**
   * Resolves to a valid access token; with `fresh` to a new one.
   * @throws {SessionError} `signed_out` or `unreachable`
   */
  readonly token = async ({ fresh = false }: { readonly fresh?: boolean } = {}): Promise<string> => {
    if (!this.#keeper) throw new SessionError('signed_out');
    return this.#keeper.token(fresh);
  };

  /** The claims of the access token, and the seconds by which the device's clock is ahead; null without a token. */
  readonly claims = (): Claims | null => this.#keycloak;

  /** Ends the session here, because the API or the identity provider refuses it. */
  readonly end = (): void => {
    const state = this.getState();
    if (state.status !== 'authenticated') return;
    this.#forget();
    this.#state.set({ status: 'ended', user: state.user });
  };

  async #check(isCallback: boolean): Promise<void> {
    const keycloak = this.#identity.create();
    try {
      const signedIn = await (isCallback
        ? this.#identity.finishLogin(keycloak)
        : this.#identity.checkSession(keycloak));
      if (this.#isLeaving) return;
      if (signedIn) this.#signIn(keycloak, isCallback);
      else if (isCallback) this.#fail('login_required');
      else this.#stayAnonymous();
    } catch (error) {
      // The member did not wait for the check, and its frame is gone.
      if (!this.#isLeaving) this.#fail(failureOf(error), error);
    }
    if (isCallback) restoreHash();
  }

  get #isLeaving(): boolean {
    return this.getState().status === 'leaving';
  }

  #signIn(keycloak: Keycloak, isLogin: boolean): void {
    this.#keycloak = keycloak;
    if (!isLogin && sessionMarker.isExpired()) return void this.logout();
    if (isLogin || !sessionMarker.exists()) sessionMarker.set();
    keycloak.onAuthLogout = this.end;
    keycloak.onAuthRefreshSuccess = () => this.#showMember(keycloak);
    this.#keeper = createTokenKeeper(keycloak, {
      log: this.#log,
      isRefusal,
    });
    this.#showMember(keycloak);
  }

  #showMember(keycloak: Keycloak): void {
    const user = memberFromToken(keycloak.tokenParsed ?? {}, this.#roles);
    const state = this.getState();
    const shown = state.status === 'authenticated' ? state.user : null;
    if (JSON.stringify(user) !== JSON.stringify(shown)) this.#state.set({ status: 'authenticated', user });
  }

  #stayAnonymous(): void {
    if (sessionMarker.isExpired()) sessionMarker.clear();
    this.#state.set({ status: 'anonymous' });
  }

  #fail(failure: LoginFailure, cause?: unknown): void {
    this.#log.error('Login failed', { kind: failure, ...(cause instanceof Error ? { cause: cause.message } : {}) });
    this.#state.set({ status: 'failed', failure });
  }

  #forget(): void {
    this.#keeper?.stop();
    this.#keeper = null;
    this.#keycloak = null;
  }

  #watch(): void {
    const until = { signal: this.#lifetime };
    onLogoutElsewhere(() => this.#followLogout(), until);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#wake(), until);
    // A page from the back/forward cache may show a session that has ended since.
    window.addEventListener('pageshow', (event) => event.persisted && this.#revive(), until);
  }

  #followLogout(): void {
    if (!('user' in this.getState())) return;
    this.#forget();
    this.#state.set({ status: 'leaving' });
    clearTab();
    this.#visit(`${location.origin}/`);
  }

  /** Timers do not run while the device sleeps. */
  #wake(): void {
    if (this.getState().status !== 'authenticated') return;
    if (sessionMarker.isExpired()) void this.logout();
    else this.#keeper?.wake();
  }

  #revive(): void {
    if (this.getState().status === 'authenticated') return this.#wake();
    if (!this.#isLeaving) return;
    this.#state.set({ status: 'checking' });
    void this.#check(false);
  }
}
