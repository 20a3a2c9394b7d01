/** Paths of the portal that this module links to. */
export const paths = {
  forums: '/forums',
  search: (words: string) => `/forums?${new URLSearchParams({ q: words })}`,
  newPost: '/forums/new',
  post: (id: number) => `/forums/${id}`,
  comment: (postId: number, id: number) => `/forums/${postId}?comment=${id}`,
  postHistory: (id: number) => `/forums/${id}/history`,
  commentHistory: (postId: number, id: number) => `/forums/${postId}/comments/${id}/history`,
  reportPost: (id: number) => `/forums/${id}/report`,
  reportComment: (postId: number, id: number) => `/forums/${postId}/comments/${id}/report`,
  editPost: (id: number) => `/forums/${id}/edit`,
  recommendations: '/recommendations',
  searchNotes: (words: string) => `/recommendations?${new URLSearchParams({ q: words })}`,
  newNote: '/recommendations/new',
  editNote: (id: number) => `/recommendations/${id}/edit`,
  reportNote: (id: number) => `/recommendations/${id}/report`,
  member: (id: string) => `/community/profiles/${encodeURIComponent(id)}`,
} as const;
