import { likeNote, listNotes, unlikeNote } from '@seed/forums-contracts/notes';
import { removeCachedRow, updateCachedRows, usePortal } from '@seed/portal-sdk';
import { useLike } from '../../../likes/use-like.ts';
import { withLike } from '../../../likes/with-like.ts';

const endpoints = { like: likeNote, unlike: unlikeNote };

export function useLikeNote(id: number) {
  const { api, user } = usePortal();
  const show = (liked: boolean) =>
    updateCachedRows(api.cache, listNotes, (notes) =>
      notes.map((note) => (note.id === id ? withLike(note, user.id, liked) : note)),
    );
  const remove = () => removeCachedRow(api.cache, listNotes, id);
  return useLike({ noun: 'note', id, endpoints, show, remove });
}
