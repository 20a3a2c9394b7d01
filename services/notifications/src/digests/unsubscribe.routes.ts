import { notFound } from '@seed/service-kit/problem-error';
import type { KitContext, ServiceRouter } from '@seed/service-kit/request-state';
import type { PreferencesService } from '../preferences/preferences.service.ts';
import { unsubscribePage, unsubscribedPage } from './unsubscribe-pages.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** The pages by which members unsubscribe; they lie outside of the API and need no sign-in. */
export const unsubscribePath = '/unsubscribe';

interface UnsubscribeParts {
  readonly preferences: PreferencesService;
  readonly tokens: UnsubscribeTokens;
  readonly publicUrl: string;
}

/**
 * The token in the address is the only credential. Reading the page changes nothing, since mail programs open links by
 * themselves; the POST is that of the page and of the one click of RFC 8058.
 */
export function unsubscribeRoutes(router: ServiceRouter, { preferences, tokens, publicUrl }: UnsubscribeParts): void {
  const path = `${unsubscribePath}/:token`;
  const memberOf = (ctx: KitContext) => {
    ctx.state.route = path;
    const memberId = tokens.memberOf(ctx.path.slice(unsubscribePath.length + 1));
    if (memberId === undefined) throw notFound('This link is not complete.');
    return memberId;
  };
  router.get(path, (ctx) => {
    memberOf(ctx);
    sendPage(ctx, unsubscribePage);
  });
  router.post(path, async (ctx) => {
    const memberId = memberOf(ctx);
    await preferences.stopEmails(memberId);
    sendPage(ctx, unsubscribedPage(publicUrl));
  });
}

function sendPage(ctx: KitContext, html: string): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/html';
  ctx.body = html;
}
