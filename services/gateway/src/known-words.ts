import { catalogue } from '@seed/contracts/catalogue';
import type { Registry } from './boot/registry.ts';

/** Which path segments a log may hold: the fixed ones of the contracts' paths and of the live modules' routes. */
export function knownWords(registry: Pick<Registry, 'last'>): (segment: string) => boolean {
  const ofContracts = wordsOf(catalogue.map(({ path }) => path));
  let { last } = registry;
  let ofModules = wordsOf([]);
  return (segment) => {
    if (registry.last !== last) {
      last = registry.last;
      ofModules = wordsOf(last.flatMap(({ id, manifest }) => [id, ...manifest.routes]));
    }
    return ofContracts.has(segment) || ofModules.has(segment);
  };
}

function wordsOf(paths: readonly string[]): ReadonlySet<string> {
  return new Set(
    paths.flatMap((path) => path.split('/').filter((segment) => segment !== '' && !segment.startsWith(':'))),
  );
}
