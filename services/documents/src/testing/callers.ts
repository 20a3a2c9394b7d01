import type { Caller } from '@seed/service-kit/caller';

export function memberCaller(fields: Partial<Caller> = {}): Caller {
  return { id: 'maria', name: 'María', email: 'maria@seed.example', roles: ['participant'], isAdmin: false, ...fields };
}

export function adminCaller(fields: Partial<Caller> = {}): Caller {
  return memberCaller({
    id: 'ana',
    name: 'Ana',
    email: 'ana@seed.example',
    roles: ['Admin'],
    isAdmin: true,
    ...fields,
  });
}
