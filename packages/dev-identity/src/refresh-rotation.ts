import type { AdapterFactory, KoaContextWithOIDC, RefreshToken } from 'oidc-provider';
import { jwtShapedId } from './refresh-token-id.ts';
import type { State } from './state-file.ts';

/**
 * How long a used refresh token still leads to its successor. It covers a response that was lost on its way and two
 * tabs that share a token; keycloak-js retries after at most 10 s.
 */
const graceMs = 60_000;
/** How long a used refresh token is kept so that its reuse is noticed. */
const noticedForMs = 24 * 60 * 60 * 1000;
const successorKind = 'RefreshTokenSuccessor';

export interface RefreshRotation {
  /** Chooses the successor's id for `rotateRefreshToken` before the used token counts as used. */
  rotate(ctx: KoaContextWithOIDC): Promise<boolean>;
  /** The id for a refresh token that is issued now, in place of `used` when that is given. */
  nextId(used: RefreshToken | undefined): string;
  /** Storage that hides the use of a token during its grace period. */
  adapter: AdapterFactory;
}

/**
 * Rotates refresh tokens as RFC 9700, section 4.14.2 requires for public clients: each can be used once, and a later
 * use revokes all tokens of the sign-in, because one of the two users is a thief. During the grace period a used token
 * returns the same successor again, so a lost response or a crossing request logs no member out.
 * @param lifespan seconds that a refresh token lives
 */
export function createRefreshRotation(state: State, adapters: AdapterFactory, lifespan: number): RefreshRotation {
  const reserved = (id: string) => state.get(successorKind, id)?.jti;
  return {
    async rotate({ oidc }) {
      const id = oidc.entities.RefreshToken?.jti;
      if (id === undefined || reserved(id) !== undefined) return true;
      const successor = { jti: jwtShapedId(lifespan) };
      await state.set(successorKind, id, { payload: successor, expiresAt: Date.now() + graceMs });
      return true;
    },
    nextId: (used) => (used && reserved(used.jti)) ?? jwtShapedId(lifespan),
    adapter: (kind) => (kind === 'RefreshToken' ? withGracePeriod(adapters(kind), state) : adapters(kind)),
  };
}

function withGracePeriod(adapter: ReturnType<AdapterFactory>, state: State): ReturnType<AdapterFactory> {
  const kind = 'RefreshToken';
  return {
    ...adapter,
    async find(id) {
      const payload = await adapter.find(id);
      if (!payload || state.get(successorKind, id) === undefined) return payload;
      return { ...payload, consumed: undefined };
    },
    async upsert(id, payload, expiresIn) {
      // The successor is saved once for each retry; a use of it in between must not be undone.
      const isUsed = state.get(kind, id)?.consumed !== undefined;
      await adapter.upsert(id, isUsed ? { ...payload, consumed: epochSeconds() } : payload, expiresIn);
    },
    async consume(id) {
      const payload = state.get(kind, id);
      if (payload === undefined || payload.consumed !== undefined) return;
      const used = { ...payload, consumed: epochSeconds() };
      await state.set(kind, id, { payload: used, expiresAt: Date.now() + noticedForMs });
    },
  };
}

const epochSeconds = () => Math.floor(Date.now() / 1000);
