import { compatibleRange, sharedLibraries } from './shared-libraries.ts';
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
  const combined = sharedLibraries().flatMap(({ combines = [] }) => combines);
  expect(combined).toEqual(expect.arrayContaining(['@seed/ui/button', '@seed/ui/dialog', '@seed/ui/select']));
  expect(new Set(combined).size).toBe(combined.length);
  expect(combined.some((path) => path.includes('test') || path === '@seed/ui/tokens')).toBe(false);
});

test('the schema library of contracts is shared, and versions of it can coexist', () => {
  const schema = sharedLibraries().find(({ name }) => name === '@seed/contracts/schema');
  expect(schema).toMatchObject({ singleton: false });
});

test('the shell ships only the named exports of a large library, and the parts of the kit', () => {
  const code = sharedLibrariesLoader.call({ cacheable: () => undefined });
  expect(code).not.toContain(`from 'react-router-dom'`);
  const router = sharedPartLoader.call({ cacheable: () => undefined, resourceQuery: '?react-router-dom' });
  expect(router).toMatch(/^export \{ .*\bLink\b.* \} from 'react-router-dom';\n$/);
  expect(router).not.toContain('useBlocker');
  expect(code).toMatch(/from '.*\?@seed\/ui\/part\/page'/);
  expect(code).toMatch(/from '.*\?@seed\/ui\/part\/select'/);
  expect(sharedPartLoader.call({ cacheable: () => undefined, resourceQuery: '?@seed/ui/part/select' })).toBe(
    `export * from '@seed/ui/select';\n`,
  );
});

test('the parts of forms load with the first form, and are still whole for releases that were built before', () => {
  const code = sharedLibrariesLoader.call({ cacheable: () => undefined });
  expect(code).toMatch(/import\(\/\* webpackChunkName: "kit-forms" \*\/ '.*\?@seed\/ui\/part\/form'\)/);
  const form = sharedPartLoader.call({ cacheable: () => undefined, resourceQuery: '?@seed/ui/part/form' });
  expect(form).toContain(`export * from '@seed/ui/text-field';\n`);
  expect(form).toContain(`export * from '@seed/ui/search-field';\n`);
  const page = sharedLibraries().find(({ name }) => name === '@seed/ui/part/page');
  expect(page?.combines).toContain('@seed/ui/search-field');
});

test('a module with its own router brings its own SDK, and one with its own React everything that calls React', () => {
  const readersOf = (name: string) => sharedLibraries().find((library) => library.name === name)?.readers;
  expect(readersOf('react-router-dom')).toEqual(['@seed/portal-sdk']);
  expect(readersOf('@seed/portal-sdk')).toEqual([]);
  expect(readersOf('@seed/ui/part/menu')).toEqual(expect.arrayContaining(['@seed/portal-sdk', '@seed/ui/part/page']));
  expect(readersOf('react')).toEqual(expect.arrayContaining(['react-dom', 'react-router-dom', '@seed/ui/part/page']));
});

test.each([
  ['2.3.1', '^2.0.0'],
  ['0.4.2', '^0.4.0'],
])('a module that was built with %s takes %s from the shell', (version, range) => {
  expect(compatibleRange({ version })).toBe(range);
});
