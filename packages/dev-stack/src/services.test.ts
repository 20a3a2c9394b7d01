import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@seed/build/workspaces';
import { plannedServices, startedServices } from './services.ts';

test.each(plannedServices(repositoryRoot))('the service $name has a permission table', async ({ name }) => {
  const file = join(repositoryRoot, 'services', name, 'src/permissions.test.ts');
  // The tests of the kit demand a row for every endpoint.
  expect(await readFile(file, 'utf8')).toContain('permissionTests({');
});

test('the registry of releases starts only if it is configured', () => {
  const names = (withRegistry: boolean) => startedServices(repositoryRoot, { withRegistry }).map(({ name }) => name);
  expect(names(true)).toEqual([...names(false), 'registry'].toSorted());
  expect(names(false)).toContain('forums');
});
