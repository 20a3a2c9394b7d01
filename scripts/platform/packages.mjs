import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root, workspaces } from '../workspaces.mjs';

/**
 * The contents of a tarball besides the files that are made from its sources.
 * `folders` and `files` are copied, `needs` are libraries that this repository has at its root, `optional` are those that
 * only some callers need, and `isPinned` keeps exact versions.
 */
const extras = {
  'packages/build': {
    folders: [
      { from: 'packages/build/bin', to: 'bin', skip: /check-size/ },
      { from: 'packages/build/jest', to: 'jest' },
      { from: 'shell/public', to: 'portal-files' },
    ],
    files: ['css-modules.d.ts', 'shared-exports.json'],
    dropExports: ['./lint/*'],
    needs: ['@testing-library/dom', '@testing-library/jest-dom', 'jest-environment-jsdom'],
    isPinned: true,
  },
  'packages/contracts': {},
  'packages/conformance': {
    // The shell that modules are checked in, without what only its own build and the gateway read.
    folders: [{ from: 'shell/dist', to: 'shell', skip: /\.(br|gz|map)$|landing\.html$/ }],
    files: ['RULES.md'],
    // The mocks of a module are built with the kit's copy of these.
    isPinned: true,
  },
  'packages/cli': {
    folders: [
      { from: 'packages/cli/bin', to: 'bin' },
      { from: 'packages/cli/templates', to: 'templates', skip: /node_modules|\/dist/ },
    ],
  },
  'packages/portal-sdk': { optional: ['@testing-library/react', '@testing-library/user-event', '@types/react'] },
  'packages/service-kit': { needs: ['@types/koa', '@types/koa__router', 'tsx'] },
  // The build's loaders change the code of these versions of React Aria.
  'packages/ui': { optional: ['@types/react'], isPinned: true },
};

/** The declarations of endpoints name types of zod. */
const contractsOfService = { needs: ['zod'] };

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Versions of the named libraries, from the root of the repository or the package's own development. */
function versionsOf(names = [], packageJson) {
  const contracts = workspaces.find(({ folder }) => folder === 'packages/contracts')?.packageJson.dependencies;
  const found = { ...devDependencies, ...contracts, ...packageJson.devDependencies };
  return Object.fromEntries(names.map((name) => [name, found[name]]));
}

/** The packages that other teams install, dependencies first. */
export function platformPackages() {
  const own = ['contracts', 'ui', 'portal-sdk', 'service-kit', 'build', 'conformance', 'cli'].map(
    (name) => `packages/${name}`,
  );
  const ofServices = globSync('services/*/contracts/package.json', { cwd: root }).map((file) =>
    file.replace('/package.json', ''),
  );
  return [...own, ...ofServices.toSorted()].flatMap((folder) => {
    const workspace = workspaces.find((candidate) => candidate.folder === folder);
    if (workspace === undefined) return [];
    const { needs, optional, ...rest } = extras[folder] ?? contractsOfService;
    const [needed, peers] = [needs, optional].map((names) => versionsOf(names, workspace.packageJson));
    return [{ ...workspace, ...rest, needed, peers, path: join(root, folder) }];
  });
}

/** The name that `npm pack` gives to a tarball. */
export function tarballName({ name, version }) {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}
