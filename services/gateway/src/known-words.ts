import type { Registry } from './boot/registry.ts';
import type { ServiceDirectory } from './services/service-directory.ts';

interface KnownWords {
  readonly registry: Pick<Registry, 'last'>;
  readonly services: Pick<ServiceDirectory, 'table'>;
}

/** The path segments that a log may have: the fixed ones of the services' paths and of the live modules' routes. */
export function knownWords({ registry, services }: KnownWords): (segment: string) => boolean {
  let { last } = registry;
  let ofModules = wordsOf(last);
  return (segment) => {
    if (registry.last !== last) {
      last = registry.last;
      ofModules = wordsOf(last);
    }
    return services.table.words.has(segment) || ofModules.has(segment);
  };
}

function wordsOf(modules: Registry['last']): ReadonlySet<string> {
  const paths = modules.flatMap(({ id, manifest }) => [id, ...manifest.routes]);
  return new Set(paths.flatMap((path) => path.split('/').filter((segment) => segment !== '')));
}
