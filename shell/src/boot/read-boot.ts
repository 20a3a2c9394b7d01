import type { BootDocument, BootModule } from '@seed/contracts/boot';

/** The page came without a boot document that can be used. */
export class BootError extends Error {
  override readonly name = 'BootError';
  readonly code = 'boot_unreadable';
}

/** The boot document that the gateway wrote into the page. */
export function readBoot(page: Document): BootDocument {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new BootError('The page carries no boot document');
  return parseBoot(parseJson(text));
}

/** A boot document, checked by hand: the contract's own schema would bring zod to the first page. */
export function parseBoot(value: unknown): BootDocument {
  const { identity, roles, support, associationUrl, modules } = record(value, 'the boot document');
  const { url, realm, clientId } = record(identity, 'identity');
  const { claim, admin } = record(roles, 'roles');
  const { email, person } = record(support, 'support');
  return {
    identity: {
      url: text(url, 'identity.url'),
      realm: text(realm, 'identity.realm'),
      clientId: text(clientId, 'identity.clientId'),
    },
    roles: { claim: text(claim, 'roles.claim'), admin: text(admin, 'roles.admin') },
    support: { email: text(email, 'support.email'), person: text(person, 'support.person') },
    associationUrl: text(associationUrl, 'associationUrl'),
    modules: (Array.isArray(modules) ? modules : []).filter(isModule),
  };
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new BootError('The boot document is not JSON', { cause });
  }
}

function record(value: unknown, name: string): Record<string, unknown> {
  if (!isRecord(value)) throw new BootError(`${name} is missing`);
  return value;
}

function text(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new BootError(`${name} is missing`);
  return value;
}

/** One release that cannot be used must not take the others with it. */
function isModule(value: unknown): value is BootModule {
  if (!isRecord(value) || !isRecord(value['manifest']) || !isRecord(value['integrity'])) return false;
  const { id, version, entry, manifest, prefetch } = value;
  const texts = [id, version, entry, manifest['title']];
  return (
    texts.every((each) => typeof each === 'string') && Array.isArray(manifest['routes']) && Array.isArray(prefetch)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
