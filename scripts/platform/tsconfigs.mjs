import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces.mjs';

const optionsOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).compilerOptions;

/** Options that only a repository of referenced sources needs. */
const ofSources = new Set(['composite', 'emitDeclarationOnly']);

/** The compiler options of this repository for a project elsewhere: `tsconfig.node.json` and `tsconfig.browser.json`. */
export function publishedTsconfigs() {
  const shared = optionsOf('tsconfig.json');
  const browser = { ...shared, ...optionsOf('packages/build/tsconfig.browser.json'), noEmit: true, sourceMap: false };
  return { 'tsconfig.node.json': preset({ ...shared, declaration: true }), 'tsconfig.browser.json': preset(browser) };
}

function preset(options) {
  return { compilerOptions: Object.fromEntries(Object.entries(options).filter(([name]) => !ofSources.has(name))) };
}
