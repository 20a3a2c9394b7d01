import { sharedLibraries } from './shared-libraries.ts';
import sharedLibrariesLoader from './shared-libraries-loader.ts';

test('React, the router, the query cache and every component of the kit are shared under the names of their imports', () => {
  const names = sharedLibraries().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      '@seed/ui/button',
    ]),
  );
  expect(names.some((name) => name.includes('test') || name === '@seed/ui/tokens')).toBe(false);
});

test('what contracts are written with is shared, and another version of it beside', () => {
  const schema = sharedLibraries().find(({ name }) => name === '@seed/contracts/schema');
  expect(schema).toMatchObject({ singleton: false, chunk: 'schema' });
  expect(sharedLibrariesLoader()).toContain(`import(/* webpackChunkName: "schema" */ '@seed/contracts/schema')`);
});

test('The shell ships only the named exports of a library with a facade, and the kit in a chunk of its own', () => {
  const code = sharedLibrariesLoader();
  expect(code).toContain(`from './shared/react-router-dom.ts'`);
  expect(code).not.toContain(`from 'react-router-dom'`);
  expect(code).toContain(`import(/* webpackChunkName: "ui" */ '@seed/ui/button')`);
});
