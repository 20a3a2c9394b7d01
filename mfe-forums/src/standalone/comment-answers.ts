import {
  createComment,
  deleteComment,
  getComment,
  likeComment,
  listComments,
  unlikeComment,
  updateComment,
} from '@seed/contracts/comments';
import { answer, createdOnce, found, pageOf, unchanged } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import { addComment } from './forums-world.ts';
import type { ForumsWorld } from './forums-world.ts';
import { likeAnswers } from './like-answers.ts';
import { etagOf, presentComment } from './present.ts';

export function commentAnswers(world: ForumsWorld): StandInAnswer[] {
  const present = (id: number) => {
    const comment = found(world.comments, id);
    return { data: presentComment(comment), etag: etagOf(comment) };
  };
  const once = createdOnce();
  const keep = (id: number, change: object) => {
    world.comments = world.comments.map((comment) => (comment.id === id ? { ...comment, ...change } : comment));
  };
  return [
    answer(listComments, ({ query }) => {
      const { forumId } = query;
      const { rows, next } = pageOf(
        world.comments.filter((comment) => forumId === undefined || comment.forumId === forumId),
        query,
      );
      return { data: rows.map(presentComment), next };
    }),
    answer(getComment, ({ params }) => present(params.id)),
    answer(createComment, ({ body: { content, forumId }, headers }) =>
      present(once(headers, () => addComment(world, { forumId: found(world.posts, forumId).id, content }).id)),
    ),
    answer(updateComment, ({ params: { id }, body: { content }, headers }) => {
      const comment = unchanged(found(world.comments, id), headers);
      keep(id, { content: content ?? comment.content, version: comment.version + 1 });
      return present(id);
    }),
    answer(deleteComment, ({ params: { id } }) => {
      found(world.comments, id);
      world.comments = world.comments.filter((comment) => comment.id !== id);
      return {};
    }),
    ...likeAnswers({ like: likeComment, unlike: unlikeComment }, (id) => found(world.comments, id), keep),
  ];
}
