/** The ways of fetching ahead that `bench:click-path` takes away: the file of the shell's `src`, and the code in it that starts the way. */
export const ways = {
  'module on intent': { file: 'prefetch/prefetch-on-intent.ts', code: 'options.registry.preload(link.pathname);' },
  'data on intent': {
    file: 'prefetch/prefetch-on-intent.ts',
    code: 'timer = setTimeout(() => prefetchPage(link.pathname, options), isTouched ? 0 : hoverMs);',
  },
  'lists after login': {
    file: 'prefetch/login-prefetch.ts',
    code: 'const all = prefetchesForLogin(registry.current().modules, location.pathname, owner);',
    instead: 'const all = [];',
  },
};
