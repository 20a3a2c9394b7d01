import type { BootDocument, BootModule } from '@seed/contracts/boot';
import { moduleManifest } from '@seed/contracts/module-manifest';

interface BootModuleOptions {
  readonly id?: string;
  readonly version?: string;
  readonly routes?: readonly string[];
  readonly loadMs?: number;
}

export function bootModule({
  id = 'forums',
  version = '1.0.0',
  routes = ['/forums'],
  loadMs = 1000,
}: BootModuleOptions = {}): BootModule {
  const base = `/m/${id}/${version}`;
  const manifest = moduleManifest.parse({
    id,
    title: id,
    owner: 'tests',
    routes,
    requires: { sdk: '^2.0.0' },
    budgets: { js: 1, css: 1, loadMs },
  });
  return {
    id,
    version,
    manifest,
    entry: `${base}/remoteEntry.js`,
    js: [],
    css: [],
    extensions: [],
    integrity: {},
    prefetch: [],
    development: false,
  };
}

export function bootDocumentWith(...modules: BootModule[]): BootDocument {
  return {
    identity: { url: '/', realm: 'seed', clientId: 'portal-web' },
    roles: { claim: 'realm_access.roles', admin: 'Admin' },
    support: { email: 'support@seed.example', person: 'Support' },
    associationUrl: 'https://seed.example',
    modules,
  };
}
