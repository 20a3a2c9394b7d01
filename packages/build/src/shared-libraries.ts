import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedVersion, repositoryRoot } from './workspaces.ts';

export interface SharedLibrary {
  /** Exactly as modules import it: 'react-dom' does not stand for 'react-dom/client'. */
  readonly name: string;
  readonly version: string;
  /** One copy in the page whatever the version; else a module whose range does not fit uses its own copy. */
  readonly singleton: boolean;
  /** It calls React: a module that brings its own React needs its own copy. */
  readonly callsReact: boolean;
  /** In the shell: a file that names the exports to ship, for a library that would be shipped whole. */
  readonly facade?: string;
  /** In the shell: loaded when a module first needs it, in the chunk of this name. Default: before any module. */
  readonly chunk?: string;
  /** The imports that a gathering library replaces; no file imports it under its own name. */
  readonly gathers?: readonly string[];
}

interface Listed extends Pick<SharedLibrary, 'name' | 'facade' | 'chunk'> {
  /** The npm package. */
  readonly library: string;
  readonly callsReact?: boolean;
}

const singletons: readonly Listed[] = [
  { name: 'react', library: 'react' },
  { name: 'react/jsx-runtime', library: 'react' },
  { name: 'react-dom', library: 'react-dom' },
  { name: 'react-dom/client', library: 'react-dom' },
  { name: 'react-router-dom', library: 'react-router-dom', facade: './shared/react-router-dom.ts' },
  { name: '@tanstack/react-query', library: '@tanstack/react-query', facade: './shared/react-query.ts' },
];

/**
 * Each version may have its own copy in the page. The SDK renders the kit's provider around a module, so a new major of the
 * kit is one of the SDK: a module must get both from one build.
 */
const others: readonly Listed[] = [
  { name: '@seed/contracts/schema', library: '@seed/contracts', callsReact: false },
  { name: '@seed/portal-sdk', library: '@seed/portal-sdk' },
];

/**
 * The components of the UI kit that not every module needs, by what they bring of React Aria; all others are the part
 * `page`. A part is shared as one library: a name for each component would weigh more in every module than most of them.
 */
const kitParts: Readonly<Record<string, readonly string[]>> = {
  form: ['file-button', 'form', 'picture-drop', 'search-as-you-type', 'search-field', 'text-area', 'text-field'],
  dialog: ['confirm-in-place', 'dialog'],
  menu: ['edit-menu', 'menu', 'popover'],
  select: ['select'],
  choice: ['color-choice'],
};

/**
 * The parts that few modules need and that weigh, with the chunks that they come in. All others come before any module:
 * in a slow network a request costs as much as thirty kilobytes.
 */
const lazyParts: Readonly<Record<string, string>> = {
  select: 'kit-select',
};

/** The one list of libraries that modules share with the shell. */
export function sharedLibraries(): SharedLibrary[] {
  const shared = (singleton: boolean) => {
    return ({ library, callsReact = true, ...rest }: Listed) => {
      return { ...rest, callsReact, version: installedVersion(library), singleton };
    };
  };
  return [...singletons.map(shared(true)), ...others.map(shared(false)), ...sharedKit()];
}

/** A range for the version that a module was built with: the same major. */
export function compatibleRange({ version }: Pick<SharedLibrary, 'version'>): string {
  return `^${version}`;
}

/** Loader and file of the gathering libraries; the query holds the name. */
export const partFile = fileURLToPath(new URL('shared-part-loader.js', import.meta.url));

/** The import specifier that brings the library with everything that it gathers. */
export function sourceOf({ name, facade, gathers }: SharedLibrary): string {
  return gathers === undefined ? (facade ?? name) : `${partFile}?${name}`;
}

function sharedKit(): SharedLibrary[] {
  const version = installedVersion('@seed/ui');
  const components = readdirSync(join(repositoryRoot, 'packages/ui/src'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort();
  const special = Object.values(kitParts).flat();
  const page = components.filter((component) => !special.includes(component));
  return Object.entries({ page, ...kitParts }).map(([part, members]) => ({
    name: `@seed/ui/part/${part}`,
    version,
    singleton: false,
    callsReact: true,
    ...(lazyParts[part] !== undefined && { chunk: lazyParts[part] }),
    gathers: members.map((component) => `@seed/ui/${component}`),
  }));
}
