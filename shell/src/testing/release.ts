import type { BootModule } from '@seed/contracts/boot';

/** A release of a module with one route. */
export function releaseOf(id: string, changes: Partial<BootModule> = {}): BootModule {
  return {
    id,
    version: '1.0.0',
    manifest: {
      id,
      title: id.replace(/^./, (letter) => letter.toUpperCase()),
      owner: 'the test',
      routes: [`/${id}`],
      tiles: [],
      quickLinks: [],
      headerLinks: [],
      shortcuts: [],
      slots: [],
      extensions: [],
      requires: { sdk: '^2.0.0', api: [] },
      prefetch: [],
      budgets: { js: 100, css: 10, extension: 4, loadMs: 4000 },
    },
    entry: `/m/${id}/1.0.0/remoteEntry.js`,
    js: [],
    css: [],
    extensions: [],
    integrity: {},
    prefetch: [],
    development: false,
    ...changes,
  };
}
