import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { installedVersion, repositoryRoot } from './workspaces.ts';

/** A library of which the shell has one copy for all modules. */
export interface SharedLibrary {
  /** Exactly as modules import it: 'react-dom' does not include 'react-dom/client'. */
  readonly name: string;
  readonly version: string;
  /**
   * Whether the page has one copy whatever the version; otherwise a module whose range does not fit uses its own copy.
   */
  readonly singleton: boolean;
  /** Whether the library calls React, so that a module that brings its own React needs its own copy. */
  readonly callsReact: boolean;
  /** The exports that the shell ships; without them it ships the whole library. */
  readonly exports?: string[];
  /** The name of the shell's chunk that is loaded when a module first needs the library. Default: before any module. */
  readonly chunk?: string;
  /** The imports that a combined library replaces; no file imports it under its own name. */
  readonly combines?: readonly string[];
  /** Further imports that the shell's copy exports, because releases that were built earlier take them from it. */
  readonly formerly?: readonly string[];
  /** The shared libraries that read its contexts: a module with its own copy of this one needs its own copies of them. */
  readonly readers: string[];
}

interface Listed extends Pick<SharedLibrary, 'name' | 'chunk'> {
  /** The name of the npm package. */
  readonly library: string;
  readonly callsReact?: boolean;
}

const sdk = '@seed/portal-sdk';

const singletons: readonly Listed[] = [
  { name: 'react', library: 'react' },
  { name: 'react/jsx-runtime', library: 'react' },
  { name: 'react-dom', library: 'react-dom' },
  { name: 'react-dom/client', library: 'react-dom' },
  { name: 'react-router-dom', library: 'react-router-dom' },
  { name: '@tanstack/react-query', library: '@tanstack/react-query' },
];

/**
 * Each version may have its own copy in the page. The SDK renders the kit's provider around a module, so a new major
 * version of the kit is a new major version of the SDK, and a module must get both from one build.
 */
const others: readonly Listed[] = [
  { name: '@seed/contracts/schema', library: '@seed/contracts', callsReact: false },
  { name: sdk, library: sdk },
];

interface KitPart extends Pick<SharedLibrary, 'chunk'> {
  readonly components: readonly string[];
  /** Components that belong to another part now. The shell ships them here too, for releases that were built before. */
  readonly formerly?: readonly string[];
}

const formsChunk = 'kit-forms';

/**
 * The components of the UI kit that not every module needs; all others are the part `page`. A part is shared as one
 * library, because the name of each component would take more bytes in every module than most components do. Most parts
 * load before any module, because in a slow network a request costs as much as thirty kilobytes. Those of forms load beside the
 * first form, which most visits do without; the kit itself fetches React Aria when an overlay is about to open.
 */
const kitParts: Readonly<Record<string, KitPart>> = {
  form: {
    components: ['file-button', 'form', 'picture-drop', 'text-area', 'text-field'],
    formerly: ['search-as-you-type', 'search-field'],
    chunk: formsChunk,
  },
  dialog: { components: ['confirm-in-place', 'dialog'] },
  menu: { components: ['edit-menu', 'menu', 'popover'] },
  select: { components: ['select'] },
  choice: { components: ['color-choice'], chunk: formsChunk },
};

/**
 * The exports that the shell ships of a large library, because a shared library cannot be tree-shaken. It
 * has none of the data router (loaders, blockers, fetchers).
 */
const exportsFile = fileURLToPath(new URL('../shared-exports.json', import.meta.url));

type Unread = Omit<SharedLibrary, 'readers'>;

/** The one list of libraries that modules share with the shell. */
export function sharedLibraries(): SharedLibrary[] {
  const exported = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(exportsFile, 'utf8')));
  const shared = (singleton: boolean) => {
    return ({ library, callsReact = true, ...rest }: Listed): Unread => {
      const exports = exported[rest.name];
      return { ...rest, callsReact, version: installedVersion(library), singleton, ...(exports && { exports }) };
    };
  };
  const all = [...singletons.map(shared(true)), ...others.map(shared(false)), ...sharedKit()];
  return all.map((library) => ({ ...library, readers: readersOf(library, all) }));
}

/**
 * Returns the libraries that read the contexts of one: all that call React read React's, and the SDK those of the
 * router, the query cache and the kit.
 */
function readersOf({ name, combines }: Unread, all: readonly Unread[]): string[] {
  const isReact = /^react(-dom)?(\/|$)/.test(name);
  const isRead = isReact || combines !== undefined || ['react-router-dom', '@tanstack/react-query'].includes(name);
  const readers = all.filter((other) =>
    isReact ? other.callsReact : other.name === sdk || (combines && other.combines),
  );
  return isRead ? readers.map((reader) => reader.name).filter((reader) => reader !== name) : [];
}

/**
 * Returns the range of versions with the same major as the one that a module was built with. Within it, exports are
 * compared by name.
 */
export function compatibleRange({ version }: Pick<SharedLibrary, 'version'>): string {
  const [major = '0', minor = '0'] = version.split('.');
  return major === '0' ? `^0.${minor}.0` : `^${major}.0.0`;
}

/** Loader and file of the combined libraries; the query holds the name. */
export const partFile = fileURLToPath(new URL('shared-part-loader.js', import.meta.url));

/** The import specifier that a module uses for its own copy of the library, with all imports that it combines. */
export function sourceOf({ name, combines }: SharedLibrary): string {
  return combines === undefined ? name : `${partFile}?${name}`;
}

/** The import specifier that the shell uses, with the exports that it ships. */
export function shippedSourceOf(library: SharedLibrary): string {
  return library.exports === undefined ? sourceOf(library) : `${partFile}?${library.name}`;
}

function sharedKit(): Unread[] {
  const version = installedVersion('@seed/ui');
  const special = Object.values(kitParts).flatMap(({ components }) => components);
  const page = kitComponents().filter((component) => !special.includes(component));
  const parts = Object.entries<KitPart>({ page: { components: page }, ...kitParts });
  return parts.map(([part, { components, formerly = [], chunk }]) => ({
    name: `@seed/ui/part/${part}`,
    version,
    singleton: false,
    callsReact: true,
    combines: components.map(pathOf),
    formerly: formerly.map(pathOf),
    ...(chunk && { chunk }),
  }));
}

function pathOf(component: string): string {
  return `@seed/ui/${component}`;
}

/** The components of the kit, from the list in its tarball or from its sources. */
function kitComponents(): string[] {
  const kit = join(repositoryRoot, 'node_modules/@seed/ui');
  const list = join(kit, 'dist/components.json');
  if (existsSync(list)) return z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')));
  return readdirSync(join(kit, 'src'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort();
}
