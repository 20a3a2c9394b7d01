import Router from '@koa/router';
import type { Context } from 'koa';
import { errors, type Provider } from 'oidc-provider';
import { accountById, authenticate, usernameKey } from './accounts.ts';
import type { IdentityLogger } from './identity-logger.ts';
import { formBody } from './form-body.ts';
import { expiredPage } from './pages.ts';
import { refuseFrames } from './security-headers.ts';
import { signInPage } from './sign-in-page.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

export interface SignInParts {
  readonly provider: Provider;
  readonly basePath: string;
  readonly logger: IdentityLogger;
  readonly attempts: SignInAttempts;
}

/** The sign-in form, and what happens when it is sent. */
export function signInRoutes({ provider, basePath, logger, attempts }: SignInParts): Router {
  const router = new Router();
  const path = '/login-actions/authenticate/:uid';

  router.get(path, refuseFrames, async (ctx) => {
    const interaction = await interactionOf(provider, ctx, ctx.params['uid']);
    if (interaction === undefined) return showExpired(ctx, basePath);
    const known = accountById(interaction.session?.accountId ?? '')?.email;
    const hint = interaction.params['login_hint'];
    ctx.body = signInPage({ basePath, username: known ?? (typeof hint === 'string' ? hint : '') });
  });

  router.post(path, refuseFrames, async (ctx) => {
    const form = await formBody(ctx.req);
    if (form === undefined) return ctx.throw(413);
    if ((await interactionOf(provider, ctx, ctx.params['uid'])) === undefined) return showExpired(ctx, basePath);
    const username = form.get('username') ?? '';
    const key = usernameKey(username);
    const account = attempts.isPaused(key, ctx.ip) ? undefined : authenticate(username, form.get('password') ?? '');
    if (account === undefined) {
      attempts.failed(key, ctx.ip);
      logger.warn({ address: ctx.ip }, 'sign-in refused: wrong name or password, or too many tries');
      ctx.body = signInPage({ basePath, username, failed: true });
      return;
    }
    attempts.succeeded(key);
    logger.info({ accountId: account.id }, 'signed in');
    const login = { accountId: account.id, remember: true };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, { login }));
    ctx.status = 303;
  });

  return router;
}

/** The sign-in under way, or undefined when it is over, expired or another browser's. */
async function interactionOf(provider: Provider, ctx: Context, uid: string | undefined) {
  try {
    const interaction = await provider.interactionDetails(ctx.req, ctx.res);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

function showExpired(ctx: Context, basePath: string): void {
  ctx.status = 400;
  ctx.body = expiredPage({ basePath });
}
