import type { likeForum, unlikeForum } from '@seed/contracts/forums';
import { answer } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import { me } from './forums-world.ts';

interface Likeable {
  readonly usersWhoLiked: readonly string[];
}

export interface LikeEndpoints {
  readonly like: typeof likeForum;
  readonly unlike: typeof unlikeForum;
}

/** Liking and taking it back; both are idempotent. `keep` stores who likes the entity of this id. */
export function likeAnswers(
  { like, unlike }: LikeEndpoints,
  find: (id: number) => Likeable,
  keep: (id: number, change: Likeable) => void,
): StandInAnswer[] {
  const set = (id: number, liked: boolean) => {
    const others = find(id).usersWhoLiked.filter((userId) => userId !== me.authorID);
    keep(id, { usersWhoLiked: liked ? [...others, me.authorID] : others });
    return {};
  };
  return [answer(like, ({ params }) => set(params.id, true)), answer(unlike, ({ params }) => set(params.id, false))];
}
