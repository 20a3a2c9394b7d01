import Router from '@koa/router';
import type { Context } from 'koa';
import type { AdapterPayload, Provider } from 'oidc-provider';
import type { BearerSession, FindBearerSession } from './bearer-session.ts';
import { browserOf } from './browsers.ts';
import type { IdentityLogger } from './identity-logger.ts';
import type { State } from './state-file.ts';
import { namesIn } from './user-agent.ts';

export interface AccountParts {
  readonly provider: Provider;
  readonly state: State;
  readonly logger: IdentityLogger;
  readonly findBearer: FindBearerSession;
}

/** The part of Keycloak's account API in which members see and end their own sessions. */
export function accountRoutes(parts: AccountParts): Router {
  const router = new Router({ prefix: '/account/sessions' });

  router.get('/devices', async (ctx) => {
    const bearer = await bearerOf(ctx, parts);
    ctx.body = sessionsOf(bearer, parts).map((session) => deviceOf(session, bearer, parts));
  });

  router.delete('/', async (ctx) => {
    const bearer = await bearerOf(ctx, parts);
    const isAll = ctx.query['current'] === 'true';
    for (const { uid } of sessionsOf(bearer, parts)) {
      if (isAll || uid !== bearer.sessionId) await endSession(uid, parts);
    }
    ctx.status = 204;
  });

  router.delete('/:id', async (ctx) => {
    const own = sessionsOf(await bearerOf(ctx, parts), parts);
    if (own.some(({ uid }) => uid === ctx.params['id'])) await endSession(ctx.params['id'], parts);
    ctx.status = 204;
  });

  return router;
}

async function bearerOf(ctx: Context, { findBearer }: AccountParts): Promise<BearerSession> {
  return (await findBearer(ctx.get('Authorization'))) ?? ctx.throw(401);
}

function sessionsOf({ account }: BearerSession, { state }: AccountParts): AdapterPayload[] {
  return state
    .entries('Session')
    .map(([, session]) => session)
    .filter(({ accountId }) => accountId === account.id);
}

/** Keycloak groups the sessions of one device; here each is a device of its own. */
function deviceOf({ uid = '', loginTs = 0 }: AdapterPayload, { sessionId }: BearerSession, { state }: AccountParts) {
  const { userAgent = '', lastAccess = loginTs } = browserOf(state, uid) ?? {};
  const { browser, os } = namesIn(userAgent);
  const current = uid === sessionId;
  return { os, current, sessions: [{ id: uid, browser, current, started: loginTs, lastAccess, clients: [] }] };
}

/** Ends a session and posts its logout token, so that the portal refuses its access tokens at once. */
async function endSession(uid: string | undefined, { provider, logger }: AccountParts): Promise<void> {
  const session = uid === undefined ? undefined : await provider.Session.findByUid(uid);
  if (session?.accountId === undefined) return;
  const { accountId, authorizations = {} } = session;
  await session.destroy();
  for (const clientId of Object.keys(authorizations)) {
    const client = await provider.Client.find(clientId);
    if (client?.backchannelLogoutUri === undefined || !takesLogouts(client)) continue;
    await client.backchannelLogout(accountId, session.uid).catch((error: unknown) => {
      logger.warn({ err: error }, 'the portal took no logout token');
    });
  }
}

interface LogoutClient {
  backchannelLogout(subject: string, sessionId: string): Promise<void>;
}

/** The types of oidc-provider lack the method. */
function takesLogouts(client: object): client is LogoutClient {
  return 'backchannelLogout' in client;
}
