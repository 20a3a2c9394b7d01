import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import noSnapshotsLoader, { snapshotHandler } from './no-snapshots-loader.ts';
import { repositoryRoot } from './workspaces.ts';

const file = join(
  repositoryRoot,
  'node_modules/@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
);

it('takes the place of the installed handler, with the names that the runtime imports', () => {
  expect(file).toMatch(snapshotHandler);
  const source = noSnapshotsLoader(readFileSync(file, 'utf8'));
  expect([...source.matchAll(/^export (?:class|const) (\w+)/gm)].map(([, name]) => name)).toEqual([
    'SnapshotHandler',
    'getGlobalRemoteInfo',
  ]);
});

it('extends the handler without snapshots that the installed runtime has', () => {
  expect(readFileSync(join(dirname(file), 'disabled.js'), 'utf8')).toContain('export { DisabledSnapshotHandler }');
});

it('refuses a runtime that exports other names', () => {
  expect(() => noSnapshotsLoader('export { Handler };')).toThrow('check this loader');
});
