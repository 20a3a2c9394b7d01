import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import unsandboxedFramesLoader, { framesOfKeycloak } from './unsandboxed-frames-loader.ts';
import { repositoryRoot } from './workspaces.ts';

const keycloak = join(repositoryRoot, 'node_modules/keycloak-js/lib/keycloak.js');

it('removes the sandbox from the installed library', () => {
  expect(keycloak).toMatch(framesOfKeycloak);
  const source = readFileSync(keycloak, 'utf8');
  expect(source).toContain("setAttribute('sandbox'");
  expect(unsandboxedFramesLoader(source)).not.toContain("setAttribute('sandbox'");
});

it('throws when the source of the library differs', () => {
  expect(() => unsandboxedFramesLoader('iframe.sandbox.add("allow-scripts")')).toThrow('look at this loader');
});
