import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { renderLoggedOutPage, renderLogoutPage } from './message-pages.ts';
import { refuseFrames } from './security-headers.ts';

/** Logout at the portal's request (RP-Initiated Logout 1.0), reported to the portal (Back-Channel Logout 1.0). */
export function logoutFeatures(basePath: string): Configuration['features'] {
  return {
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (ctx, form) => {
        await refuseFrames(ctx, async () => {
          ctx.body = renderLogoutPage({ basePath, form, isConfirmed: hasHintOfSession(ctx) });
        });
      },
      postLogoutSuccessSource: (ctx) => {
        ctx.body = renderLoggedOutPage({ basePath });
      },
    },
  };
}

/**
 * Whether the request has an ID token of this session, which only the portal has. Without it, any site could log a
 * member out by a link (RP-Initiated Logout 1.0, section 6). oidc-provider has checked the token's signature.
 */
function hasHintOfSession({ oidc }: KoaContextWithOIDC): boolean {
  const hint = oidc.entities.IdTokenHint?.payload;
  const { session } = oidc;
  return hint !== undefined && hint['sub'] === session?.accountId && hint['sid'] === session?.uid;
}

/**
 * Posts a logout token. oidc-provider's own connections refuse loopback addresses, where the portal of a developer is;
 * the only address that is ever posted to is the configured one.
 */
export const postUnchecked: Configuration['fetch'] = (url, init) => {
  const { method = 'POST', body = null, headers = {}, redirect = 'manual', signal = null } = init ?? {};
  return fetch(url, { method, body, headers, redirect, signal });
};
