import type { LoaderContext } from 'webpack';
import { sharedLibraries } from './shared-libraries.ts';

/** Webpack loader for its own file, `…/shared-part-loader.js?<name>`: exports everything that the shared library gathers. */
export default function sharedPartLoader(this: Pick<LoaderContext<unknown>, 'resourceQuery'>): string {
  const wanted = this.resourceQuery.slice(1);
  const gathered = sharedLibraries().find(({ name }) => name === wanted)?.gathers;
  if (gathered === undefined) throw new Error(`No shared library '${wanted}' gathers anything`);
  return gathered.map((path) => `export * from '${path}';\n`).join('');
}
