import type { ServiceManifest } from '@seed/contracts/service-manifest';

/** The manifest of a service that only a test has. */
export function testManifest(id: string, change: Partial<ServiceManifest> = {}): ServiceManifest {
  return { id, resources: [id], uploads: [], streams: [], public: [], contract: '1.0.0', ...change };
}
