import { renderModule } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { registryMocks } from '../standalone/registry-mocks.ts';
import { adminUser } from '../standalone/registry-world.ts';
import type { RegistryWorld } from '../standalone/registry-world.ts';

/** Opens the module at a URL of the portal as an Admin, over a registry in memory. */
export function renderAdmin(at: string, world: RegistryWorld, user = adminUser) {
  return renderModule(App, { at, basename: '/admin', user, handlers: registryMocks(world) });
}
