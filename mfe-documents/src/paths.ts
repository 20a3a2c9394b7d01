/** Paths of the portal that this module links to. */
export const paths = {
  documents: '/documents',
  category: (category: string) => `/documents/${category}`,
  newDocument: (category: string) => `/documents/${category}/new`,
  editDocument: (category: string, id: number) => `/documents/${category}/${id}/edit`,
  clubs: '/clubs',
  club: (slug: string) => `/clubs/${slug}`,
} as const;
