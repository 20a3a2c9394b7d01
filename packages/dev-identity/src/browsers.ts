import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { z } from 'zod';
import type { State } from './state-file.ts';

const kind = 'Browser';

const browserSchema = z.object({
  userAgent: z.string(),
  /** In seconds since 1970. */
  lastAccess: z.number(),
});

/** The browser of a session, as its last request for a token named itself. */
export type Browser = z.output<typeof browserSchema>;

/** No session lives longer. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Records the browser of a session with each token. */
export function recordBrowsers(provider: Provider, state: State): void {
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    const sessionId = ctx.status === 200 ? sessionOf(ctx) : undefined;
    if (sessionId === undefined) return;
    const payload: Browser = { userAgent: ctx.get('User-Agent'), lastAccess: Math.floor(Date.now() / 1000) };
    await state.set(kind, sessionId, { payload, expiresAt: Date.now() + keptMs });
  });
}

/** Returns the browser of a session; undefined if it has got no token yet. */
export function browserOf(state: State, sessionId: string): Browser | undefined {
  return browserSchema.safeParse(state.get(kind, sessionId)).data;
}

/** The session of a request for a token; undefined for any other request. */
function sessionOf({ oidc }: Partial<KoaContextWithOIDC>): string | undefined {
  if (oidc?.route !== 'token') return undefined;
  return (oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken)?.sessionUid;
}
