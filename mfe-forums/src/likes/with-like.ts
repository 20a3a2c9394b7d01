interface Likeable {
  readonly usersWhoLiked: readonly string[];
  readonly likeCount: number;
  readonly liked: boolean;
}

/** The entity with the member's like added or removed. */
export function withLike<Liked extends Likeable>(entity: Liked, userId: string, liked: boolean): Liked {
  if (entity.liked === liked) return entity;
  const others = entity.usersWhoLiked.filter((id) => id !== userId);
  return {
    ...entity,
    liked,
    likeCount: entity.likeCount + (liked ? 1 : -1),
    usersWhoLiked: liked ? [...others, userId] : others,
  };
}
