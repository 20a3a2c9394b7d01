import type { BootCanary, BootDocument, BootModule, BootSwitchedOff } from '@seed/contracts/boot';
import { keptBoot } from './kept-boot.ts';

/** The page contains no valid boot document. */
export class BootError extends Error {
  override readonly name = 'BootError';
  readonly code = 'boot_unreadable';
}

/**
 * Reads the boot document that the gateway writes into the page. If that is broken, the last good one of this browser is
 * used, so that it cannot keep a member out.
 *
 * @throws BootError `boot_unreadable` without a valid one
 */
export function readBoot(page: Document): BootDocument {
  try {
    return bootIn(page.getElementById('boot')?.textContent);
  } catch (error) {
    const kept = keptBoot();
    if (kept === null) throw error;
    return bootIn(kept);
  }
}

function bootIn(text: string | null | undefined): BootDocument {
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
  const { identity, roles, support, associationUrl, modules, canaries, off, unavailable, openings, traces } = record(
    value,
    'the boot document',
  );
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
    modules: listOf(modules, isModule),
    ...(typeof openings === 'number' && { openings }),
    ...(isTraces(traces) && { traces }),
    ...(canaries !== undefined && { canaries: listOf(canaries, isCanary) }),
    ...(off !== undefined && { off: listOf(off, isSwitchedOff) }),
    ...(unavailable !== undefined && { unavailable: listOf(unavailable, isUnavailable) }),
  };
}

function isTraces(value: unknown): value is NonNullable<BootDocument['traces']> {
  return isRecord(value) && typeof value['share'] === 'number';
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

function listOf<T>(value: unknown, isOne: (item: unknown) => item is T): T[] {
  return Array.isArray(value) ? value.filter(isOne) : [];
}

function isCanary(value: unknown): value is BootCanary {
  if (!isRecord(value)) return false;
  const { rollout, share, roles, release } = value;
  return [rollout, share].every((part) => typeof part === 'number') && isTexts(roles) && isModule(release);
}

function isSwitchedOff(value: unknown): value is BootSwitchedOff {
  if (!isRecord(value)) return false;
  const { id, title, routes, message } = value;
  return [id, title, message].every(isText) && isTexts(routes);
}

function isUnavailable(value: unknown): value is { id: string } {
  return isRecord(value) && isText(value['id']);
}

function isModule(value: unknown): value is BootModule {
  if (!isRecord(value) || !isRecord(value['integrity']) || !isManifest(value['manifest'])) return false;
  const { id, version, entry, prefetch, extensions } = value;
  return [id, version, entry].every(isText) && [prefetch, extensions].every(isRecords);
}

function isManifest(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['budgets'])) return false;
  const { title, routes, tiles, quickLinks, headerLinks, extensions, budgets } = value;
  if (!isText(title) || typeof budgets['loadMs'] !== 'number') return false;
  if (!isTexts(routes)) return false;
  return (
    [tiles, quickLinks, headerLinks].every((links) => isRecords(links) && links.every(({ href }) => isText(href))) &&
    isRecords(extensions)
  );
}

function isRecords(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isRecord);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
