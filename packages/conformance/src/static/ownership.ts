import { isBelow } from '@seed/contracts/path-pattern';
import type { BuiltSubject, Check } from '../check.ts';
import type { Finding } from '../finding.ts';
import { menuEntries } from '../menu-entries.ts';
import type { LiveModule } from '../portal/live-portal.ts';

/** First parts of addresses that the shell and the gateway serve. */
const reserved = ['api', 'assets', 'feeds', 'health', 'intranet-welcome', 'm', 'realms', 'uploads'];
/** The slots of the shell; other slots are declared by modules. */
const shellSlots = ['main-menu.tile', 'main-menu.section', 'header.link', 'header.action'];
const ownersOfShellSlots = new Set(shellSlots.map(ownerOf));

/** The manifest's id, routes, menu entries and slots: valid, and not another team's. */
export const ownership: Check<BuiltSubject> = {
  rule: 'manifest',
  title: 'Routes, slots and ids',
  run(subject) {
    const { manifest } = subject.sources;
    const others = (subject.live?.modules ?? []).filter(({ id }) => id !== manifest.id);
    const found = [
      ...idFindings(subject),
      ...routeFindings(subject, others),
      ...linkFindings(subject),
      ...slotFindings(subject, others),
      ...extensionFindings(subject, others),
    ];
    return Promise.resolve(
      found.map(([text, message]) => ({ rule: 'manifest', message, ...subject.sources.inManifest(text) })),
    );
  },
};

/** The text in `module.json`, and the finding's message. */
type Wrong = readonly [text: string, message: Finding['message']];

function idFindings({ sources: { manifest }, live }: BuiltSubject): Wrong[] {
  const same = live?.modules.find(({ id }) => id === manifest.id);
  if (same === undefined || same.manifest.owner === manifest.owner) return [];
  return [['"id"', `The id '${manifest.id}' belongs to the ${same.manifest.owner}. Choose another one.`]];
}

function routeFindings({ sources: { manifest } }: BuiltSubject, others: readonly LiveModule[]): Wrong[] {
  return manifest.routes.flatMap((route): Wrong[] => {
    const [, first = ''] = route.split('/');
    if (reserved.includes(first)) return [[`"${route}"`, `The route ${route} belongs to the portal itself.`]];
    const other = others.find(({ manifest: { routes } }) => routes.some((taken) => isBelow(route, taken)));
    if (other === undefined) return [];
    return [[`"${route}"`, `The route ${route} belongs to ${other.id} (${other.manifest.owner}). Choose another one.`]];
  });
}

/** Menu entries and declared pages lead to the module's own routes. */
function linkFindings({ sources: { manifest } }: BuiltSubject): Wrong[] {
  const { prefetch, slots } = manifest;
  const links = menuEntries(manifest).map((href) => href.split(/[?#]/)[0] ?? href);
  const declared = [...prefetch.flatMap(({ at, page }) => [at, page]), ...slots.map(({ at }) => at)];
  const pages = declared.filter((path) => path !== undefined);
  return [...new Set([...links, ...pages])]
    .filter((path) => !manifest.routes.some((route) => isBelow(path, route)))
    .map((path): Wrong => [`"${path}`, `${path} is below no route of the module.`]);
}

function slotFindings({ sources: { manifest } }: BuiltSubject, others: readonly LiveModule[]): Wrong[] {
  return manifest.slots.flatMap(({ name }): Wrong[] => {
    const owner = ownersOfShellSlots.has(ownerOf(name)) ? 'the shell' : otherOwner(name, others);
    return owner === undefined ? [] : [[`"${name}"`, `The slot ${name} belongs to ${owner}. Choose another name.`]];
  });
}

function otherOwner(slot: string, others: readonly LiveModule[]): string | undefined {
  return others.find(({ manifest }) => manifest.slots.some(({ name }) => ownerOf(name) === ownerOf(slot)))?.id;
}

/** An extension needs a slot that exists; without a running portal only those of the shell count. */
function extensionFindings({ sources: { manifest }, live }: BuiltSubject, others: readonly LiveModule[]): Wrong[] {
  const offered = [manifest, ...others.map((other) => other.manifest)].flatMap(({ slots }) => slots);
  return manifest.extensions.flatMap(({ slot, at }): Wrong[] => {
    if (live !== undefined && !shellSlots.includes(slot) && !offered.some(({ name }) => name === slot)) {
      return [[`"${slot}"`, `No module of the portal offers the slot ${slot}.`]];
    }
    const isOwnTile = slot !== 'main-menu.tile' || manifest.tiles.some(({ href }) => href === at);
    return isOwnTile ? [] : [[`"${slot}"`, `The tile ${at ?? ''} is none of the module's own.`]];
  });
}

function ownerOf(slot: string): string {
  return slot.split('.')[0] ?? slot;
}
