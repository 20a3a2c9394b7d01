import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '@swc/core';
import noCordovaLoader from './no-cordova-loader.ts';
import { repositoryRoot } from './workspaces.ts';

const keycloak = readFileSync(join(repositoryRoot, 'node_modules/keycloak-js/lib/keycloak.js'), 'utf8');

it('leaves a class whose only adapter is the default one', async () => {
  const source = noCordovaLoader(keycloak);
  expect([...source.matchAll(/^ {2}#load\w*Adapter/gm)].map(([name]) => name.trim())).toEqual([
    '#loadAdapter',
    '#loadDefaultAdapter',
  ]);
  expect(source).not.toContain('window.cordova.');
  const { code } = await transform(source, { jsc: { target: 'es2022' } });
  expect(code).toContain('export default class Keycloak');
});

it('refuses a library with other adapters', () => {
  expect(() => noCordovaLoader(keycloak.replace("type === 'cordova-native'", 'isNative'))).toThrow('check this loader');
});
