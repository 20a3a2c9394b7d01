import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@seed/build/workspaces';
import { plannedServices } from './services.ts';

test.each(plannedServices(repositoryRoot))('the service $name has a permission table', async ({ name }) => {
  const file = join(repositoryRoot, 'services', name, 'src/permissions.test.ts');
  // The tests of the kit demand a row for every endpoint.
  expect(await readFile(file, 'utf8')).toContain('permissionTests({');
});
