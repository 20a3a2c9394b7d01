import type { Caller } from '../caller.ts';

/**
 * Makes a member as a policy gets them; `fields` replace the defaults.
 *
 * @example
 * ```ts
 * expect(postPermissions(post, memberCaller({ id: 'kenji' })).update).toBe(false);
 * ```
 */
export function memberCaller(fields: Partial<Caller> = {}): Caller {
  return { id: 'maria', name: 'María', email: 'maria@seed.example', roles: ['participant'], isAdmin: false, ...fields };
}

/**
 * Makes an Admin as a policy gets them; `fields` replace the defaults.
 *
 * @example
 * ```ts
 * expect(postPermissions(post, adminCaller()).delete).toBe(true);
 * ```
 */
export function adminCaller(fields: Partial<Caller> = {}): Caller {
  const ana = { id: 'ana', name: 'Ana', email: 'ana@seed.example', roles: ['Admin'], isAdmin: true };
  return memberCaller({ ...ana, ...fields });
}
