/** What can be liked, with the member's like added or taken away. */
export function withLike<Liked extends { readonly usersWhoLiked: readonly string[] }>(
  entity: Liked,
  userId: string,
  liked: boolean,
): Liked {
  const others = entity.usersWhoLiked.filter((id) => id !== userId);
  return { ...entity, usersWhoLiked: liked ? [...others, userId] : others };
}
