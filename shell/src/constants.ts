/** Every delay and limit of the shell, in milliseconds unless said otherwise (specification, section 9). */
export const constants = {
  landingReadyDelay: 250,
  loginRedirectDelay: 1500,
  carouselInterval: 5000,
  /** How long a login counts on this device. */
  sessionMarkerLifetime: 7 * 24 * 60 * 60 * 1000,

  /** One HTTP exchange with the identity provider, and the silent check as a whole. */
  authHttpTimeout: 10_000,
  /** A login that comes back from the identity provider, with all its tries. */
  authCallbackTimeout: 60_000,
  /** keycloak-js' own wait for the third-party-cookie page. */
  authMessageTimeout: 5000,
  tokenTries: 3,
  tokenRetryDelay: 300,
  /** Seconds before its expiry in which a token is renewed ahead of time. */
  tokenRenewalLead: 60,
  /** Seconds that a token must still be good for when a request takes it along. */
  tokenMinValidity: 20,
  /** After a renewal that failed for lack of a network. */
  tokenRenewalRetry: 5000,

  /** What a page can do without waits for a quiet moment, but not longer than this. */
  idleWait: 1000,
  /** The main menu waits no longer than this for the lists. */
  appDataCap: 4000,
  /** How long a page change looks for a heading to focus, or for the height to scroll back to. */
  pageSettleTime: 4000,
} as const;
