import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import noUnusedRuntimeLoader, { filesWithUnused } from './no-unused-runtime-loader.ts';
import { repositoryRoot } from './workspaces.ts';

const folder = join(repositoryRoot, 'node_modules/@module-federation/runtime-core/dist');

const load = (file: string) => {
  const resourcePath = join(folder, file);
  expect(resourcePath).toMatch(filesWithUnused);
  return noUnusedRuntimeLoader.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));
};

it('leaves out preloading, and nothing of its neighbours', () => {
  const source = load('remote/index.js');
  expect(source).toMatch(/async preloadRemote\(preloadOptions\) \{\nthrow new Error/);
  expect(source).not.toContain('formatPreloadArgs(');
  expect(source).toContain('\tregisterRemotes(remotes, options) {\n');
});

it('leaves out a function with parameters of several lines', () => {
  const source = load('utils/preload.js');
  expect(source).toMatch(/\}, recordPreloadedAssets = true\) \{\nthrow new Error.*\n\}\n/);
  expect(source).toContain('function formatPreloadArgs(');
});

it('leaves out libraries that are needed at once, and keeps those that are loaded', () => {
  const source = load('shared/index.js');
  expect(source).toMatch(/\tloadShareSync\([^)]*\) \{\nthrow new Error/);
  expect(source).toContain('\tasync loadShare(');
});

it('leaves out containers that are no scripts', () => {
  const source = load('utils/load.js');
  expect(source).not.toMatch(/System\.import|new Function|webpackIgnore/);
  expect(source).toContain('async function loadEntryScript(');
});

it('refuses a runtime that has other functions', () => {
  const call = () =>
    noUnusedRuntimeLoader.call({ resourcePath: join(folder, 'remote/index.js') }, 'class RemoteHandler {}');
  expect(call).toThrow("has no 'preloadRemote': check this loader");
});
