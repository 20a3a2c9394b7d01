import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { sampleItemsMocks } from './sample-items-mocks.ts';
import { addSampleItem, emptyWorld } from './sample-items-world.ts';

const world = emptyWorld();
addSampleItem(world, { title: 'The second one', text: 'It has two lines.\nThis is the other one.' });
addSampleItem(world, { title: 'Welcome', text: 'Everything here is made up in this browser.' });

void startStandalone({
  title: messages.page.title,
  basename: paths.list,
  module,
  handlers: sampleItemsMocks(world),
});
