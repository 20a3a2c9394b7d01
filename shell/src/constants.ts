/** Every delay and limit of the shell, in milliseconds unless noted otherwise (specification, section 9). */
export const constants = {
  landingReadyDelay: 250,
  loginRedirectDelay: 1500,
  carouselInterval: 5000,
  /** The lifetime of a login on this device. */
  sessionMarkerLifetime: 7 * 24 * 60 * 60 * 1000,

  /** Limits one HTTP exchange with the identity provider, and the whole silent check. */
  authHttpTimeout: 10_000,
  /** The code of the pages waits this long at most for the response of the silent check. */
  silentResponseCap: 500,
  /** Limits the handling of a login response, with all retries. */
  authCallbackTimeout: 60_000,
  /** Limits keycloak-js's check for third-party cookies. */
  authMessageTimeout: 5000,
  tokenTries: 3,
  tokenRetryDelay: 300,
  /** The lead in seconds with which a token is renewed before its expiry. */
  tokenRenewalLead: 60,
  /** The validity in seconds that a token needs to be sent with a request. */
  tokenMinValidity: 20,
  /** The delay after a renewal that failed without a network. */
  tokenRenewalRetry: 5000,

  /** A logout waits this long at most until the push messages of the browser have ended. */
  pushEndCap: 1000,
  /** The longest delay of work that waits until the browser is idle. */
  idleWait: 1000,
  /** The main menu waits this long for the lists at most. */
  appDataCap: 4000,
  /** After a page change, the time to find a heading to focus and the height to scroll to. */
  pageSettleTime: 4000,
} as const;
