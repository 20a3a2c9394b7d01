import { addComment, addNote, addPost, emptyWorld, repliesTo } from './forums-world.ts';
import type { ForumsWorld } from './forums-world.ts';

const kenji = { author: 'Kenji Tanaka', authorID: '11111111-0000-4000-8000-000000000003' } as const;
const paula = { author: 'Paula Fernández', authorID: '11111111-0000-4000-8000-000000000004' } as const;

/** Enough data for every state of the screens. */
export function demoWorld(): ForumsWorld {
  const world = emptyWorld();
  for (let day = 40; day > 2; day -= 1) {
    addPost(world, { ...(day % 2 ? kenji : paula), title: `Field notes, day ${day}`, creationDate: daysAgo(day) });
  }
  const own = addPost(world, {
    title: 'Who is coming to Medellín in March?',
    content:
      'I found a house for twelve.\n\nThe map is at https://www.openstreetmap.org, write to me if you want a bed.',
    creationDate: daysAgo(2),
    usersWhoLiked: [kenji.authorID],
  });
  for (let number = 1; number <= 24; number += 1) {
    addComment(world, { ...kenji, forumId: own.id, content: `Thought number ${number}`, creationDate: daysAgo(1) });
  }
  const beds = addComment(world, { forumId: own.id, content: 'Three beds are left.' });
  const taken = addComment(world, { ...paula, ...repliesTo(beds), forumId: own.id, content: 'One is mine, please!' });
  addComment(world, { ...kenji, ...repliesTo(taken), forumId: own.id, content: 'Then there are two.' });
  addPost(world, {
    ...paula,
    title: 'Pictures from the closing dinner',
    content: 'With one that has got lost on the way.',
    images: ['/uploads/dinner.jpg', 'https://example.invalid/lost.png'],
    creationDate: daysAgo(1),
  });
  for (const [at, color] of ['#ffccbc', '#c8e6c9', '#b3e5fc', '#263238', '#e1bee7'].entries()) {
    const by = { name: kenji.author, author: 'kenji@seed.example', authorID: kenji.authorID };
    addNote(world, { ...by, title: `Film night ${at + 1}`, description: 'Bring a friend. '.repeat(at + 1), color });
  }
  addNote(world, { title: 'Radio Ambulante', description: 'Start anywhere: https://radioambulante.org' });
  return world;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
