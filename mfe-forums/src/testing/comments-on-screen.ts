import { screen, within } from '@testing-library/react';
import { addPost, emptyWorld } from '../standalone/forums-world.ts';
import { kenji } from './render-forums.ts';

/** Makes a world with one post, by Kenji. */
export function worldWithPost() {
  const world = emptyWorld();
  return { world, forumId: addPost(world, kenji).id };
}

/** The texts of the comments, in their order. */
export const comments = () =>
  within(screen.getByRole('list', { name: 'Comments' }))
    .getAllByRole('article')
    .map((article) => article.querySelector('p:nth-child(2)')?.textContent);
