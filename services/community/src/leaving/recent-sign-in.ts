import { leavingLimits } from '@seed/community-contracts/leaving';
import type { Caller } from '@seed/service-kit/caller';
import { signInAgain } from '@seed/service-kit/problem-error';

const mostSeconds = leavingLimits.minutesAfterSignIn * 60;

/**
 * Requires that the member signed in a moment ago, so that neither an open browser nor a stolen token can end a
 * membership.
 *
 * @throws ProblemError `sign_in_again` (403) if the sign-in is older, or the token does not have its time.
 */
export function assertRecentSignIn({ session }: Caller): void {
  const ageSeconds = Date.now() / 1000 - (session?.signedInAt ?? 0);
  if (ageSeconds > mostSeconds) {
    throw signInAgain(`Please sign in again, and leave within ${leavingLimits.minutesAfterSignIn} minutes.`);
  }
}
