import { sharedLibraries } from './shared-libraries.ts';
import sharedLibrariesLoader from './shared-libraries-loader.ts';
import sharedPartLoader from './shared-part-loader.ts';

test('React, the router, the query cache and the SDK are shared under the names of their imports', () => {
  const names = sharedLibraries().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      '@seed/portal-sdk',
    ]),
  );
});

test('every component of the kit belongs to one shared part', () => {
  const gathered = sharedLibraries().flatMap(({ gathers = [] }) => gathers);
  expect(gathered).toEqual(expect.arrayContaining(['@seed/ui/button', '@seed/ui/dialog', '@seed/ui/select']));
  expect(new Set(gathered).size).toBe(gathered.length);
  expect(gathered.some((path) => path.includes('test') || path === '@seed/ui/tokens')).toBe(false);
});

test('the schema library of contracts is shared, and versions of it can coexist', () => {
  const schema = sharedLibraries().find(({ name }) => name === '@seed/contracts/schema');
  expect(schema).toMatchObject({ singleton: false });
});

test('the shell ships only the named exports of a facade, and rarely used parts in chunks of their own', () => {
  const code = sharedLibrariesLoader();
  expect(code).toContain(`from './shared/react-router-dom.ts'`);
  expect(code).not.toContain(`from 'react-router-dom'`);
  expect(code).toMatch(/from '.*\?@seed\/ui\/part\/page'/);
  expect(code).toMatch(/webpackChunkName: "kit-select" \*\/ '.*\?@seed\/ui\/part\/select'/);
  expect(sharedPartLoader.call({ resourceQuery: '?@seed/ui/part/select' })).toBe(`export * from '@seed/ui/select';\n`);
});
