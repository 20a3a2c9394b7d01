import type { BootDocument } from '@seed/contracts/boot';

/** A boot document without modules. */
export function bootDocumentFor(changes: Partial<BootDocument> = {}): BootDocument {
  return {
    identity: { url: '/', realm: 'seed', clientId: 'portal-web' },
    roles: { claim: 'realm_access.roles', admin: 'Admin' },
    support: { email: 'help@seed.example', person: 'Ana Torres' },
    associationUrl: 'https://association.example',
    modules: [],
    ...changes,
  };
}
