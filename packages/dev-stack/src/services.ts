import { catalogue } from '@seed/contracts/catalogue';

export interface ServicePlan {
  readonly name: string;
  /** First path segments below /api/v1 that the service handles. */
  readonly resources: readonly string[];
}

/** Every service that the contracts name, with its resources. */
export function plannedServices(): ServicePlan[] {
  const byService = new Map<string, Set<string>>();
  for (const { service, path } of catalogue) {
    const resource = path.split('/')[1] ?? '';
    byService.set(service, (byService.get(service) ?? new Set()).add(resource));
  }
  return [...byService].map(([name, resources]) => ({ name, resources: [...resources] }));
}
