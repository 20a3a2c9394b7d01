import type { Caller } from '../caller.ts';

export function memberCaller(fields: Partial<Caller> = {}): Caller {
  return { id: 'maria', name: 'María', email: 'maria@seed.example', roles: ['participant'], isAdmin: false, ...fields };
}

export function adminCaller(fields: Partial<Caller> = {}): Caller {
  const ana = { id: 'ana', name: 'Ana', email: 'ana@seed.example', roles: ['Admin'], isAdmin: true };
  return memberCaller({ ...ana, ...fields });
}
