/** Paths of the portal that this module links to. */
export const paths = {
  forums: '/forums',
  search: (words: string) => `/forums?${new URLSearchParams({ q: words })}`,
  newPost: '/forums/new',
  post: (id: number) => `/forums/${id}`,
  editPost: (id: number) => `/forums/${id}/edit`,
  recommendations: '/recommendations',
  newNote: '/recommendations/new',
  editNote: (id: number) => `/recommendations/${id}/edit`,
  member: (id: string) => `/community/profiles/${encodeURIComponent(id)}`,
} as const;
