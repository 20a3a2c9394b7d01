/** Paths of the portal that this module links to. */
export const paths = {
  community: '/community',
  group: (slug: string) => `/community/${slug}`,
  profile: (id: string) => `/community/profiles/${encodeURIComponent(id)}`,
  membership: (id: string) => `/community/profiles/${encodeURIComponent(id)}/membership`,
  report: (id: string) => `/community/profiles/${encodeURIComponent(id)}/report`,
  addMembers: '/community/add-people',
  ownProfile: '/community/profiles/my-profile',
  myProfile: '/my-profile',
  myData: '/my-profile/data',
  leave: '/my-profile/data/leave',
} as const;
