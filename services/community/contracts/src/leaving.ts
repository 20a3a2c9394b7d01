import { endpoint } from '@seed/contracts/endpoint';

/** The minutes after a sign-in in which a member may leave the portal. */
export const leavingLimits = { minutesAfterSignIn: 5 } as const;

export const leavePortal = endpoint({
  operation: 'leavePortal',
  service: 'community',
  method: 'DELETE',
  path: '/membership',
  summary:
    'Leave the portal: removes the caller as an Admin removes a member, at most five minutes after a sign-in (else 403 `sign_in_again`); 409 for the only Admin',
  status: 204,
});
