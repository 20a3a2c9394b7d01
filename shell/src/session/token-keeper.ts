import type { ModuleLog } from '@seed/portal-sdk/host';
import type Keycloak from 'keycloak-js';
import { constants } from '../constants.ts';
import { SessionError } from './session-state.ts';

export interface TokenKeeper {
  /** Resolves to a token that is valid long enough for a request; with `fresh` to a new one. */
  token(fresh: boolean): Promise<string>;
  /** Checks the clock again, because the device may have slept. */
  wake(): void;
  stop(): void;
}

interface Options {
  isRefusal(error: unknown): boolean;
  readonly log: ModuleLog;
}

/** Keeps the access token valid: renews it before its expiry and on demand, one renewal at a time. */
export function createTokenKeeper(keycloak: Keycloak, { isRefusal, log }: Options): TokenKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewal: Promise<void> | null = null;
  let stopped = false;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void renewAhead(), delay);
  };
  const renewNow = () => {
    renewal ??= keycloak
      .updateToken(-1)
      .then(() => schedule(renewalDelay(keycloak)))
      .finally(() => (renewal = null));
    return renewal;
  };
  const renewAhead = async () => {
    try {
      await renewNow();
    } catch (error) {
      log.warn('The token could not be renewed', { cause: error instanceof Error ? error.message : String(error) });
      if (!isRefusal(error)) schedule(constants.tokenRenewalRetry);
    }
  };

  schedule(renewalDelay(keycloak));
  return {
    async token(fresh) {
      if (fresh || isShortOf(keycloak, constants.tokenMinValidity))
        await renewNow().catch(toSessionError(keycloak, fresh));
      if (stopped || !keycloak.token) throw new SessionError('signed_out');
      return keycloak.token;
    },
    wake() {
      if (isShortOf(keycloak, constants.tokenRenewalLead)) void renewAhead();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** The milliseconds until the renewal: the lead before the expiry, but not before half of the token's life. */
function renewalDelay(keycloak: Keycloak): number {
  const seconds = secondsLeft(keycloak);
  return Math.max(seconds - constants.tokenRenewalLead, seconds / 2, 1) * 1000;
}

function isShortOf(keycloak: Keycloak, seconds: number): boolean {
  return secondsLeft(keycloak) < seconds;
}

function secondsLeft({ tokenParsed, timeSkew }: Keycloak): number {
  return (tokenParsed?.exp ?? 0) - Date.now() / 1000 + (timeSkew ?? 0);
}

/** Keeps the old token while it is valid, unless the API has refused it; throws a SessionError otherwise. */
function toSessionError(keycloak: Keycloak, fresh: boolean): (cause: unknown) => void {
  return (cause) => {
    if (!keycloak.token) throw new SessionError('signed_out', { cause });
    if (fresh || isShortOf(keycloak, 0)) throw new SessionError('unreachable', { cause });
  };
}
