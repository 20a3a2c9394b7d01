import type { LoaderContext } from 'webpack';
import { compatibleRange, type SharedLibrary, sharedLibraries, shippedSourceOf } from './shared-libraries.ts';

/**
 * Webpack loader that puts the one list of shared libraries into the shell's `shared-libraries.ts`, so that the list is
 * written once and the shell's source names no library.
 */
export default function sharedLibrariesLoader(this: Pick<LoaderContext<unknown>, 'cacheable'>): string {
  // The list depends on files that webpack does not see.
  this.cacheable(false);
  const libraries = sharedLibraries();
  const imports = libraries.map((library, index) =>
    library.chunk === undefined ? `import * as l${index} from '${shippedSourceOf(library)}';\n` : '',
  );
  return `${imports.join('')}export const sharedLibraries = [${libraries.map(entryOf).join(',\n')}];\n`;
}

function entryOf(library: SharedLibrary, index: number): string {
  const { name, version, singleton, chunk } = library;
  const share = JSON.stringify({ singleton, requiredVersion: compatibleRange(library) });
  const source =
    chunk === undefined
      ? `lib: () => l${index}`
      : `get: () => import(/* webpackChunkName: "${chunk}" */ '${shippedSourceOf(library)}').then((found) => () => found)`;
  return `{ name: '${name}', version: '${version}', shareConfig: ${share}, ${source} }`;
}
