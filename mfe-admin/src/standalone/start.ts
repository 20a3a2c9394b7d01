import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { aDayOfOpenings } from './health-world.ts';
import { registryMocks } from './registry-mocks.ts';
import { addReport } from './report-mocks.ts';
import { addGateway, addModuleTo, addPerson, adminUser, emptyWorld, move, publish, tryOut } from './registry-world.ts';

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
  publish(world, 'clubs', '1.2.0');
  tryOut(world, {
    module: 'clubs',
    version: '1.2.0',
    steps: [25, 100],
    comparison: {
      canary: { visits: 212, failures: 3, medianMs: 340 },
      stable: { visits: 4031, failures: 12, medianMs: 310 },
      failures: 2.1,
      times: 1.4,
      limit: 200,
    },
  });
  move(world, { channel: 'preview-notices', module: 'forums', to: '1.2.0' });
  world.openings['clubs'] = aDayOfOpenings();
  addGateway(world);
  const refusal = 'The file main.js is not the signed one.';
  addGateway(world, { module: 'forums', channel: 'stable', wanted: '1.1.0', served: '1.0.0', refusal });
  addReport(world, { title: 'Cheap watches', newestText: 'The third time this week.' });
  addReport(world, { kind: 'picture', title: 'Kenji Tanaka', excerpt: '', href: '/community/profiles/kenji' });
  await startStandalone({
    title: 'Releases',
    basename: '/admin',
    module,
    user: adminUser,
    handlers: registryMocks(world),
  });
}
