import { leavePortal } from '@seed/community-contracts/leaving';
import { isApiError, useApi } from '@seed/portal-sdk';
import type { MemberSession } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';

/** The sign-in is too old to leave, and the identity provider does not report when it was. */
export class UnknownSignInError extends Error {
  override readonly name = 'UnknownSignInError';
  readonly code = 'unknown_sign_in';
}

/**
 * Ends the membership, then the session. A member whose sign-in is too old signs in again and comes back; if the time of
 * the sign-in is unknown, that would never end, so the mutation fails with an `UnknownSignInError`.
 */
export function useLeavePortal(session: MemberSession) {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      try {
        await api(leavePortal);
      } catch (error) {
        // The token of a member who has left is refused, such as after a lost response.
        if (isApiError(error, 'forbidden')) return;
        if (!isApiError(error, 'sign_in_again')) throw error;
        if ((await session.secondsSinceSignIn()) === undefined) throw new UnknownSignInError();
        await session.signInAgain(paths.leave);
        throw error;
      }
    },
    onSuccess: () => session.left(),
  });
}
