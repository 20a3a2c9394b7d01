import type { BootDocument, BootModule } from '@seed/contracts/boot';

/** Subresource integrity of files, by their paths. */
export type FileDigests = Readonly<Record<string, string>>;

/** Below it are the digests of each release's lazy files. */
export const lazyDigestsPath = '/boot';

/**
 * The boot document with the digests of the files that it names. Those of lazy files have an address of their own
 * (`lazyIntegrity`), because all of them would be three quarters of every page.
 */
export function withNamedDigests(boot: BootDocument): BootDocument {
  const { modules, canaries } = boot;
  return {
    ...boot,
    modules: modules.map(withNamed),
    ...(canaries && { canaries: canaries.map((canary) => ({ ...canary, release: withNamed(canary.release) })) }),
  };
}

/** The digests of a release's files that its description does not name. */
export function lazyDigestsOf(release: BootModule): FileDigests {
  const named = new Set(namedFiles(release));
  return Object.fromEntries(Object.entries(release.integrity).filter(([file]) => !named.has(file)));
}

/** The content of each address of lazy digests, by address. */
export function lazyDigestsByAddress(releases: readonly BootModule[]): Readonly<Record<string, FileDigests>> {
  const published = releases.filter(({ development }) => !development);
  return Object.fromEntries(published.map((release) => [addressOf(release), lazyDigestsOf(release)]));
}

/** A development server's release has no digests. */
function withNamed(release: BootModule): BootModule {
  if (release.development) return release;
  const named = new Set(namedFiles(release));
  const integrity = Object.fromEntries(Object.entries(release.integrity).filter(([file]) => named.has(file)));
  return { ...release, integrity, lazyIntegrity: addressOf(release) };
}

function namedFiles({ entry, js, css, extensions }: BootModule): string[] {
  return [entry, ...js, ...css, ...extensions.flatMap((extension) => [...extension.js, ...extension.css])];
}

function addressOf({ id, version }: BootModule): string {
  return `${lazyDigestsPath}/${id}/${version}.json`;
}
