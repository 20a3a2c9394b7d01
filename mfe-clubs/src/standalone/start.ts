import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { clubsMocks } from './clubs-mocks.ts';
import { admin } from './clubs-world.ts';
import { demoWorld } from './demo-world.ts';

void startStandalone({
  title: 'Clubs',
  basename: '/clubs',
  module,
  user: admin,
  handlers: clubsMocks(demoWorld(), admin),
});
