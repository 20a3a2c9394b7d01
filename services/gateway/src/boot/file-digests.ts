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
  return digestsOf(release, { named: false });
}

/** The content of each address of lazy digests, by address. */
export function lazyDigestsByAddress(releases: readonly BootModule[]): Readonly<Record<string, FileDigests>> {
  const published = releases.filter(({ development }) => !development);
  return Object.fromEntries(published.map((release) => [addressOf(release), lazyDigestsOf(release)]));
}

/** A development server's release has no digests. */
function withNamed(release: BootModule): BootModule {
  if (release.development) return release;
  return { ...release, integrity: digestsOf(release, { named: true }), lazyIntegrity: addressOf(release) };
}

/** The digests of the files that the release's description names, or of all others. */
function digestsOf({ entry, js, css, extensions, integrity }: BootModule, { named }: { named: boolean }): FileDigests {
  const files = new Set([entry, ...[{ js, css }, ...extensions].flatMap((part) => [...part.js, ...part.css])]);
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => files.has(file) === named));
}

function addressOf({ id, version }: BootModule): string {
  return `${lazyDigestsPath}/${id}/${version}.json`;
}
