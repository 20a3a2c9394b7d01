import { unauthorized } from '@seed/service-kit/problem-error';
import type { TokenVerifier } from '@seed/service-kit/token-verifier';
import type { RevocationStore } from './revocation-store.ts';

/** A verifier that also refuses tokens whose session has ended. */
export function revocableVerifier(verifier: TokenVerifier, revocations: RevocationStore): TokenVerifier {
  return {
    known(token) {
      const caller = verifier.known(token);
      return caller === undefined || revocations.isRevoked(caller) ? undefined : caller;
    },
    async verify(token) {
      const caller = await verifier.verify(token);
      if (revocations.isRevoked(caller)) throw unauthorized('The session has ended');
      return caller;
    },
  };
}
