import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import noPreloadLoader, { preloadsOfRuntime } from './no-preload-loader.ts';
import { repositoryRoot } from './workspaces.ts';

const file = join(repositoryRoot, 'node_modules/@module-federation/runtime-core/dist/utils/preload.js');

it('takes the place of the installed file, with the names that the runtime imports', () => {
  expect(file).toMatch(preloadsOfRuntime);
  const source = noPreloadLoader(readFileSync(file, 'utf8'));
  expect(source).toContain('refuse as formatPreloadArgs, ');
  expect(source).not.toContain('createLink');
});

it('refuses a runtime that exports other names', () => {
  expect(() => noPreloadLoader('export { preloadAssets };')).toThrow('check this loader');
});
