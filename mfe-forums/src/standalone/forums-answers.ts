import {
  createForum,
  deleteForum,
  getForum,
  likeForum,
  listForums,
  unlikeForum,
  updateForum,
} from '@seed/contracts/forums';
import { listUsers } from '@seed/contracts/users';
import { answer, createdOnce, found, pageOf, unchanged } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import { commentAnswers } from './comment-answers.ts';
import { addPost } from './forums-world.ts';
import type { ForumsWorld } from './forums-world.ts';
import { likeAnswers } from './like-answers.ts';
import { noteAnswers } from './note-answers.ts';
import { etagOf, presentPost } from './present.ts';

/** Answers as the forums service, and of authors the community, give them, over a world in memory. */
export function forumsAnswers(world: ForumsWorld): StandInAnswer[] {
  const present = (id: number) => {
    const post = found(world.posts, id);
    return { data: presentPost(world, post), etag: etagOf(post) };
  };
  const once = createdOnce();
  const keep = (id: number, change: object) => {
    world.posts = world.posts.map((post) => (post.id === id ? { ...post, ...change } : post));
  };
  return [
    answer(listForums, ({ query }) => {
      const words = query.q?.toLowerCase() ?? '';
      const matching = world.posts.filter(({ title, content }) => `${title} ${content}`.toLowerCase().includes(words));
      const { rows, next } = pageOf(matching, query);
      return { data: rows.map((post) => presentPost(world, post)), next };
    }),
    answer(getForum, ({ params }) => present(params.id)),
    answer(createForum, ({ body: { title, content, images }, headers }) =>
      present(once(headers, () => addPost(world, { title, content, images }).id)),
    ),
    answer(updateForum, ({ params: { id }, body: { title, content, images }, headers }) => {
      const post = unchanged(found(world.posts, id), headers);
      const given = Object.entries({ title, content, images }).filter(([, value]) => value !== undefined);
      keep(id, { ...Object.fromEntries(given), version: post.version + 1 });
      return present(id);
    }),
    answer(deleteForum, ({ params: { id } }) => {
      found(world.posts, id);
      world.posts = world.posts.filter((post) => post.id !== id);
      world.comments = world.comments.filter((comment) => comment.forumId !== id);
      return {};
    }),
    ...likeAnswers({ like: likeForum, unlike: unlikeForum }, (id) => found(world.posts, id), keep),
    ...commentAnswers(world),
    ...noteAnswers(world),
    answer(listUsers, ({ query }) => ({ data: world.members.filter(({ id }) => query.ids?.split(',').includes(id)) })),
  ];
}
