import type { BootDocument, BootModule } from '@seed/contracts/boot';

/** The page contains no valid boot document. */
export class BootError extends Error {
  override readonly name = 'BootError';
  readonly code = 'boot_unreadable';
}

/**
 * Reads the boot document that the gateway writes into the page.
 *
 * @throws BootError `boot_unreadable` without a valid one
 */
export function readBoot(page: Document): BootDocument {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new BootError('The page carries no boot document');
  return parseBoot(parseJson(text));
}

/**
 * Checks a boot document and leaves out modules with a wrong shape. The contract's schema is not used here, because it
 * would load zod on the landing page.
 *
 * @throws BootError `boot_unreadable` for a wrong shape
 */
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

function isModule(value: unknown): value is BootModule {
  if (!isRecord(value) || !isRecord(value['integrity']) || !isManifest(value['manifest'])) return false;
  const { id, version, entry, prefetch, extensions } = value;
  return [id, version, entry].every(isText) && [prefetch, extensions].every(isRecords);
}

function isManifest(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['budgets'])) return false;
  const { title, routes, tiles, quickLinks, extensions, budgets } = value;
  if (!isText(title) || typeof budgets['loadMs'] !== 'number') return false;
  if (!Array.isArray(routes) || !routes.every(isText)) return false;
  return (
    [tiles, quickLinks].every((links) => isRecords(links) && links.every(({ href }) => isText(href))) &&
    isRecords(extensions)
  );
}

function isRecords(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isRecord);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
