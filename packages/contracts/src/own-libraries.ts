import { satisfies } from 'semver';

/** The imports of a release from each shared library, by the library's name. */
export type LibraryUses = Readonly<
  Record<string, { readonly range: string; /** Empty for a whole namespace. */ readonly exports: string[] }>
>;

/** A library as the live shell shares it. */
export interface SharedByShell {
  readonly version: string;
  /** The exports that it ships. */
  readonly exports: string[];
  /** The shared libraries that read its contexts. */
  readonly readers: string[];
}

export interface OwnLibraries {
  /** The libraries of which the release loads its own copies. */
  readonly names: readonly string[];
  /** One sentence for each thing that the shell lacks. */
  readonly reasons: readonly string[];
}

/**
 * Decides which shared libraries a release cannot take from the shell. If it has its own copy of a library, it also has
 * its own copies of the libraries that read its contexts.
 *
 * @param uses what the build of the release imports
 * @param shared the libraries of the shell, by name
 * @returns empty lists for a release that fits, as nearly all do
 *
 * @example
 * const uses = { 'react-router-dom': { range: '^7.9.0', exports: ['useBlocker'] } };
 * const router = { version: '7.9.1', exports: ['Link'], readers: ['@seed/portal-sdk'] };
 * ownLibraries(uses, { 'react-router-dom': router }).names; // ['react-router-dom', '@seed/portal-sdk']
 */
export function ownLibraries(uses: LibraryUses, shared: Readonly<Record<string, SharedByShell>>): OwnLibraries {
  const lacks = Object.entries(uses).flatMap(([name, use]) => {
    const library = shared[name];
    return library === undefined ? [] : lackOf(name, use, library);
  });
  const readers = lacks.flatMap(({ name }) => shared[name]?.readers ?? []);
  return {
    names: [...new Set([...lacks.map(({ name }) => name), ...readers])],
    reasons: lacks.map(({ text }) => text),
  };
}

function lackOf(name: string, { range, exports }: LibraryUses[string], { version, exports: shipped }: SharedByShell) {
  if (!satisfies(version, range)) return [{ name, text: `the shell shares ${name} ${version}, not ${range}` }];
  const missing = exports.filter((one) => !shipped.includes(one));
  return missing.length === 0 ? [] : [{ name, text: `the shell does not share ${missing.join(', ')} of ${name}` }];
}
