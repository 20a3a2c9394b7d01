import Router from '@koa/router';
import type { Context } from 'koa';
import type { Provider } from 'oidc-provider';
import { type Account, accountById, accountByUsername, authenticate, usernameKey } from './accounts.ts';
import { formBody } from './form-body.ts';
import type { IdentityLogger } from './identity-logger.ts';
import { renderExpiredPage } from './message-pages.ts';
import { refuseFrames } from './security-headers.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import { renderSignInPage } from './sign-in-page.ts';

export interface SignInParts {
  readonly provider: Provider;
  readonly basePath: string;
  readonly logger: IdentityLogger;
  readonly attempts: SignInAttempts;
  readonly onRefusedSignIn: (refused: RefusedSignIn) => void;
}

/** A sign-in that was refused. */
export interface RefusedSignIn {
  /** Whether the failure began a pause. */
  readonly isLockOut: boolean;
  /** The id of the account; undefined if no account has the username. */
  readonly accountId: string | undefined;
  /** The address of the client. */
  readonly address: string;
}

/** The sign-in form and its submission. */
export function signInRoutes({ provider, basePath, logger, ...parts }: SignInParts): Router {
  const router = new Router();
  const checkPassword = passwordCheck({ ...parts, logger });
  const path = '/login-actions/authenticate/:uid';

  router.get(path, refuseFrames, async (ctx) => {
    const interaction = await interactionOf(provider, ctx, ctx.params['uid']);
    if (interaction === undefined) return showExpired(ctx, basePath);
    const known = accountById(interaction.session?.accountId ?? '')?.email;
    const hint = interaction.params['login_hint'];
    ctx.body = renderSignInPage({ basePath, username: known ?? (typeof hint === 'string' ? hint : '') });
  });

  router.post(path, refuseFrames, async (ctx) => {
    const form = await formBody(ctx.req);
    if (form === undefined) return ctx.throw(413);
    if ((await interactionOf(provider, ctx, ctx.params['uid'])) === undefined) return showExpired(ctx, basePath);
    const username = form.get('username') ?? '';
    const account = checkPassword(ctx.ip, username, form.get('password') ?? '');
    if (account === undefined) {
      ctx.body = renderSignInPage({ basePath, username, failed: true });
      return;
    }
    logger.info({ accountId: account.id }, 'signed in');
    const login = { accountId: account.id, remember: true };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, { login }));
    ctx.status = 303;
  });

  return router;
}

/** A pause looks like a wrong password, so that guessers see neither its start nor its end. */
function passwordCheck({ attempts, logger, onRefusedSignIn }: Omit<SignInParts, 'provider' | 'basePath'>) {
  return (address: string, username: string, password: string): Account | undefined => {
    const key = usernameKey(username);
    if (attempts.isPaused(key, address)) {
      logger.warn({ address }, 'sign-in refused: too many failures');
      return undefined;
    }
    const account = authenticate(username, password);
    if (account !== undefined) {
      attempts.recordSuccess(key);
      return account;
    }
    const isLockOut = attempts.recordFailure(key, address);
    onRefusedSignIn({ isLockOut, accountId: accountByUsername(key)?.id, address });
    logger.warn({ address }, 'sign-in refused: wrong username or password');
    return undefined;
  };
}

/** The sign-in in progress; undefined when it is over, expired or of another browser. */
async function interactionOf(provider: Provider, ctx: Context, uid: string | undefined) {
  try {
    const interaction = await provider.interactionDetails(ctx.req, ctx.res);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
    throw error;
  }
}

function showExpired(ctx: Context, basePath: string): void {
  ctx.status = 400;
  ctx.body = renderExpiredPage({ basePath });
}
