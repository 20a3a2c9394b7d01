import type { Caller } from '@seed/service-kit/caller';
import { forbidden } from '@seed/service-kit/problem-error';

const rolePrefix = 'publisher:';

/** Whether the caller's roles name the module. An Admin without the role publishes nothing. */
export function mayPublish({ roles }: Caller, module: string): boolean {
  return roles.includes(`${rolePrefix}${module}`);
}

/** Admins may promote, roll back and take out every module. */
export function mayMove(caller: Caller, module: string): boolean {
  return caller.isAdmin || mayPublish(caller, module);
}

/** Modules, their teams and their keys decide whose code members run. */
export function mayChangeModules({ isAdmin }: Caller): boolean {
  return isAdmin;
}

/** Whether the caller releases anything at all. */
export function isPublisher({ isAdmin, roles }: Caller): boolean {
  return isAdmin || roles.some((role) => role.startsWith(rolePrefix));
}

/** @throws ProblemError `forbidden` (403) for others than publishers of the module and Admins. */
export function assertMayMove(caller: Caller, module: string): void {
  if (mayMove(caller, module)) return;
  throw forbidden(
    isPublisher(caller) ? `Your roles do not name ${module}.` : 'Only publishers and Admins may do this.',
  );
}
