import type { LikeSet } from '@seed/service-kit/like-set';

interface OwnLike {
  readonly entityId: number;
  readonly callerId: string;
  /** As a client sent it with the whole entity; undefined leaves all likes as they are. */
  readonly usersWhoLiked: readonly string[] | undefined;
}

/** Brings the caller's own like to what the list says. The likes of others in the list say nothing. */
export async function applyOwnLike(likes: LikeSet, { entityId, callerId, usersWhoLiked }: OwnLike): Promise<void> {
  if (usersWhoLiked === undefined) return;
  if (usersWhoLiked.includes(callerId)) await likes.add(entityId, callerId);
  else await likes.remove(entityId, callerId);
}
