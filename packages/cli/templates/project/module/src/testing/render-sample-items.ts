import { renderModule } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { sampleItemsMocks } from '../standalone/sample-items-mocks.ts';
import type { SampleItemsWorld } from '../standalone/sample-items-world.ts';

/** Opens the module at a URL of the portal, over a world in memory. */
export function renderSampleItems(at: string, world: SampleItemsWorld) {
  return renderModule(App, { at, basename: '/sample-items', handlers: sampleItemsMocks(world) });
}
