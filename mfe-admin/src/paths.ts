const ofModule = (id: string) => `/admin/modules/${id}`;

/** Paths of the portal that this module links to. */
export const paths = {
  modules: '/admin',
  newModule: '/admin/new',
  log: '/admin/log',
  reports: '/admin/reports',
  logOf: (id: string) => `/admin/log?module=${id}`,
  module: ofModule,
  team: (id: string) => `${ofModule(id)}/team`,
  // A path that ends in a version looks like the path of a file.
  promotion: (id: string, version: string) => `${ofModule(id)}/promote?version=${encodeURIComponent(version)}`,
  rollout: (id: string, version: string) => `${ofModule(id)}/canary?version=${encodeURIComponent(version)}`,
  rolloutShare: (id: string, rollout: number) => `${ofModule(id)}/canary/${rollout}/share`,
  rolloutEnd: (id: string, rollout: number, end: 'promote' | 'abort') => `${ofModule(id)}/canary/${rollout}/${end}`,
  switch: (id: string, to: 'on' | 'off') => `${ofModule(id)}/${to}`,
  revocation: (id: string, kid: string) => `${ofModule(id)}/revoke/${kid}`,
} as const;
