import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { registryMocks } from './registry-mocks.ts';
import { addModuleTo, addPerson, adminUser, emptyWorld, move, publish } from './registry-world.ts';

void start();

async function start(): Promise<void> {
  const world = emptyWorld();
  addPerson(world, adminUser);
  for (const id of ['calendar', 'clubs', 'forums']) {
    addModuleTo(world, id);
    for (const version of ['1.0.0', '1.1.0']) {
      publish(world, id, version);
      move(world, { module: id, to: version });
    }
  }
  publish(world, 'forums', '1.2.0');
  move(world, { channel: 'preview-notices', module: 'forums', to: '1.2.0' });
  await startStandalone({
    title: 'Releases',
    basename: '/admin',
    module,
    user: adminUser,
    handlers: registryMocks(world),
  });
}
