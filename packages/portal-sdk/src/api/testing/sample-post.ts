/** A post as the service presents it. */
export const samplePost = {
  id: 12,
  title: 'Hello',
  content: 'World',
  author: 'Kenji Tanaka',
  authorID: 'kenji',
  creationDate: '2026-05-31T12:00:00.000Z',
  usersWhoLiked: [],
  likeCount: 0,
  liked: false,
  images: [],
  imageTexts: [],
  commentCount: 0,
  permissions: { update: false, delete: false },
};
