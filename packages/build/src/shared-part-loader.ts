import type { LoaderContext } from 'webpack';
import { sharedLibraries } from './shared-libraries.ts';

/**
 * Webpack loader for its own file, `…/shared-part-loader.js?<name>`: exports all that a combined library consists of,
 * or the part of a large library that the shell ships.
 */
export default function sharedPartLoader(this: Pick<LoaderContext<unknown>, 'resourceQuery' | 'cacheable'>): string {
  // The list depends on files that webpack does not see.
  this.cacheable(false);
  const wanted = this.resourceQuery.slice(1);
  const { combines, formerly = [], exports } = sharedLibraries().find(({ name }) => name === wanted) ?? {};
  if (combines) return [...combines, ...formerly].map((path) => `export * from '${path}';\n`).join('');
  if (exports) return `export { ${exports.join(', ')} } from '${wanted}';\n`;
  throw new Error(`No shared library '${wanted}' is a part`);
}
