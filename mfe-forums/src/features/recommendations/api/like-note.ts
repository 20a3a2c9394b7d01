import { likeRecommendation, listRecommendations, unlikeRecommendation } from '@seed/contracts/recommendations';
import { changeRows, usePortal } from '@seed/portal-sdk';
import { useLike } from '../../../likes/use-like.ts';
import { withLike } from '../../../likes/with-like.ts';

const endpoints = { like: likeRecommendation, unlike: unlikeRecommendation };

export function useLikeNote(id: number) {
  const { api, user } = usePortal();
  const show = (liked: boolean) =>
    changeRows(api.cache, listRecommendations, (notes) =>
      notes.map((note) => (note.id === id ? withLike(note, user.id, liked) : note)),
    );
  return useLike({ noun: 'note', id, endpoints, show });
}
