const ofModule = (id: string) => `/admin/modules/${id}`;

/** Paths of the portal that this module links to. */
export const paths = {
  modules: '/admin',
  newModule: '/admin/new',
  log: '/admin/log',
  logOf: (id: string) => `/admin/log?module=${id}`,
  module: ofModule,
  team: (id: string) => `${ofModule(id)}/team`,
  // A path that ends in a version looks like the path of a file.
  promotion: (id: string, version: string) => `${ofModule(id)}/promote?version=${encodeURIComponent(version)}`,
  removal: (id: string) => `${ofModule(id)}/remove`,
  revocation: (id: string, kid: string) => `${ofModule(id)}/revoke/${kid}`,
} as const;
