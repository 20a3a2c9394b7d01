import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from '../workspaces.mjs';

/** A page has one copy of each of these, in the version that the module chooses. */
const broughtByModule = new Set(['react', 'react-dom', 'react-router-dom', '@tanstack/react-query']);

const versions = new Map(workspaces.map(({ packageJson }) => [packageJson.name, packageJson.version]));
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The compiler options that `tsconfigs.mjs` writes. */
const presets = { './tsconfig.*.json': './tsconfig.*.json' };

/** The package.json of a tarball: entries in `dist`, real ranges, nothing of the repository. */
export function publishedPackageJson({ packageJson, needed, peers, isPinned = false, ...rest }) {
  const { name, version, description, license, type, bin, sideEffects, contractsOf } = packageJson;
  const { dropExports = [], files = [], folders = [] } = rest;
  const isBrought = ([library]) => broughtByModule.has(library);
  const dependencies = rangesOf({ ...packageJson.dependencies, ...needed }, isPinned);
  const optional = Object.fromEntries(rangesOf(peers));
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin,
    sideEffects,
    contractsOf,
    exports: { ...publishedExports(packageJson.exports, dropExports), ...(name === '@seed/build' && presets) },
    files: ['dist', 'CHANGELOG.md', 'tsconfig.*.json', ...files, ...folders.map(({ to }) => to)],
    dependencies: Object.fromEntries(dependencies.filter((entry) => !isBrought(entry)).toSorted()),
    peerDependencies: { ...Object.fromEntries(dependencies.filter(isBrought)), ...optional },
    peerDependenciesMeta: Object.fromEntries(Object.keys(optional).map((library) => [library, { optional: true }])),
  };
}

/** The text of a package.json with real ranges instead of the links of this repository. */
export function withRealRanges(text) {
  return text.replaceAll(/"(@seed\/[\w-]+)": "\*"/g, (all, name) =>
    versions.has(name) ? `"${name}": "^${versions.get(name)}"` : all,
  );
}

function rangesOf(dependencies, isPinned = false) {
  return Object.entries(dependencies).map(([library, wanted]) => {
    const workspace = versions.get(library);
    if (workspace !== undefined) return [library, `^${workspace}`];
    const isExact = isPinned && !broughtByModule.has(library);
    return [library, isExact || !/^\d/.test(wanted) ? wanted : `^${wanted}`];
  });
}

function publishedExports(exports = {}, dropped) {
  const kept = Object.entries(exports).filter(([path]) => !dropped.includes(path));
  return Object.fromEntries(kept.map(([path, target]) => [path, publishedTarget(target)]));
}

function publishedTarget(target) {
  if (typeof target === 'string') return target.replace('./src/', './dist/');
  const source = target['seed-source'];
  if (source === undefined) return target;
  const base = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}
