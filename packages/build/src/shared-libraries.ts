import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion, repositoryRoot } from './workspaces.ts';

export interface SharedLibrary {
  /** Exactly as modules import it: 'react-dom' does not stand for 'react-dom/client'. */
  readonly name: string;
  readonly version: string;
  /** One copy in the page whatever the version; else a module whose range does not fit uses its own copy. */
  readonly singleton: boolean;
  /** In the shell: a file that names the exports to ship, for a library that would be shipped whole. */
  readonly facade?: string;
  /** In the shell: loaded when a module first needs it, in the chunk of this name. */
  readonly chunk?: string;
}

interface Listed extends Pick<SharedLibrary, 'name' | 'facade' | 'chunk'> {
  /** The npm package. */
  readonly library: string;
}

const singletons: readonly Listed[] = [
  { name: 'react', library: 'react' },
  { name: 'react/jsx-runtime', library: 'react' },
  { name: 'react-dom', library: 'react-dom' },
  { name: 'react-dom/client', library: 'react-dom' },
  { name: 'react-router-dom', library: 'react-router-dom', facade: './shared/react-router-dom.ts' },
  { name: '@tanstack/react-query', library: '@tanstack/react-query', facade: './shared/react-query.ts' },
];

/** Each version may have its own copy in the page. */
const others: readonly Listed[] = [{ name: '@seed/contracts/schema', library: '@seed/contracts', chunk: 'schema' }];

/**
 * THE list of what modules share with the shell. The SDK is small and bundled into each module; the UI kit is shared
 * path by path, so that no module carries React Aria.
 */
export function sharedLibraries(): SharedLibrary[] {
  const shared = (singleton: boolean) => {
    return ({ library, ...rest }: Listed) => ({ ...rest, version: installedVersion(library), singleton });
  };
  return [...singletons.map(shared(true)), ...others.map(shared(false)), ...sharedComponents()];
}

/** A range for the version that a module was built with: the same major. */
export function compatibleRange({ version }: Pick<SharedLibrary, 'version'>): string {
  return `^${version}`;
}

function sharedComponents(): SharedLibrary[] {
  const version = installedVersion('@seed/ui');
  return readdirSync(join(repositoryRoot, 'packages/ui/src'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .sort()
    .map((file) => ({ name: `@seed/ui/${file.slice(0, -'.tsx'.length)}`, version, singleton: false, chunk: 'ui' }));
}
