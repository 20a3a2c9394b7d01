const replaced = /\/search\/(searchable-rows|search-indexer)(\.js)?$/;

export function resolve(specifier, context, nextResolve) {
  if (!replaced.test(specifier)) return nextResolve(specifier, context);
  return { url: new URL('unindexed-rows.mjs', import.meta.url).href, shortCircuit: true };
}
