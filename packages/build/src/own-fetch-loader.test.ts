import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import ownFetchLoader from './own-fetch-loader.ts';
import { repositoryRoot } from './workspaces.ts';

const keycloak = readFileSync(join(repositoryRoot, 'node_modules/keycloak-js/lib/keycloak.js'), 'utf8');

const context = { getOptions: () => ({ file: '/shell/own-fetch.ts' }) } as LoaderContext<{ file: string }>;
const load = (source: string) => ownFetchLoader.call(context, source);

it("binds the installed library's fetch to the shell's own", () => {
  expect(load(keycloak)).toMatch(/^import { ownFetch as fetch } from "\/shell\/own-fetch.ts";\n/);
});

it('finds no other way in which the installed library sends requests', () => {
  expect(keycloak).not.toMatch(/XMLHttpRequest|sendBeacon|(window|globalThis|self)\.fetch/);
});

it('refuses a library that does not call the global fetch', () => {
  expect(() => load('window.fetch(url)')).toThrow('check this loader');
});
