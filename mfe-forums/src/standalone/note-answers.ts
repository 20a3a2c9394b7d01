import {
  createRecommendation,
  deleteRecommendation,
  getRecommendation,
  likeRecommendation,
  listRecommendations,
  unlikeRecommendation,
  updateRecommendation,
} from '@seed/contracts/recommendations';
import { answer, createdOnce, found, pageOf, unchanged } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import { addNote } from './forums-world.ts';
import type { ForumsWorld } from './forums-world.ts';
import { likeAnswers } from './like-answers.ts';
import { etagOf, presentNote } from './present.ts';

export function noteAnswers(world: ForumsWorld): StandInAnswer[] {
  const present = (id: number) => {
    const note = found(world.notes, id);
    return { data: presentNote(note), etag: etagOf(note) };
  };
  const once = createdOnce();
  const keep = (id: number, change: object) => {
    world.notes = world.notes.map((note) => (note.id === id ? { ...note, ...change } : note));
  };
  return [
    answer(listRecommendations, ({ query }) => {
      const { rows, next } = pageOf(world.notes, query);
      return { data: rows.map(presentNote), next };
    }),
    answer(getRecommendation, ({ params }) => present(params.id)),
    answer(createRecommendation, ({ body: { title, description, color }, headers }) =>
      present(once(headers, () => addNote(world, { title, description, color }).id)),
    ),
    answer(updateRecommendation, ({ params: { id }, body: { title, description, color }, headers }) => {
      const note = unchanged(found(world.notes, id), headers);
      const given = Object.entries({ title, description, color }).filter(([, value]) => value !== undefined);
      keep(id, { ...Object.fromEntries(given), version: note.version + 1 });
      return present(id);
    }),
    answer(deleteRecommendation, ({ params: { id } }) => {
      found(world.notes, id);
      world.notes = world.notes.filter((note) => note.id !== id);
      return {};
    }),
    ...likeAnswers({ like: likeRecommendation, unlike: unlikeRecommendation }, (id) => found(world.notes, id), keep),
  ];
}
