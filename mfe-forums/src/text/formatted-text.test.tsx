import { screen, within } from '@testing-library/react';
import { addComment, addPost, emptyWorld } from '../standalone/forums-world.ts';
import { renderForums } from '../testing/render-forums.ts';

test('a post and its comments show their formatting', async () => {
  const world = emptyWorld();
  const { id: forumId } = addPost(world, { content: 'We **meet** on Sunday:\n\n- rice\n- beans' });
  addComment(world, { forumId, content: '> rice\n\nI bring *two* bags' });
  renderForums(`/forums/${forumId}`, world);
  expect(await screen.findByText('meet')).toHaveProperty('tagName', 'STRONG');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['rice', 'beans']),
  );
  expect(within(await screen.findByRole('blockquote')).getByText('rice')).toBeVisible();
  expect(screen.getByText('two')).toHaveProperty('tagName', 'EM');
});

test('a text without formatting is one paragraph with its line breaks', async () => {
  const world = emptyWorld();
  const content = 'Hello!\nI was born in 1990.\n\nA #tag, 5 < 6, snake_case & (brackets) [here] – e-mail me.';
  const { id } = addPost(world, { content });
  renderForums(`/forums/${id}`, world);
  expect((await screen.findByText(/^Hello!/)).textContent).toBe(content);
});

test('the list shows a text without its marks', async () => {
  const world = emptyWorld();
  addPost(world, { content: '> Who **brings** rice?\n[The list](https://seed.example/list)' });
  renderForums('/forums', world);
  expect(await screen.findByText(/Who brings rice\?\s+The list$/)).toBeVisible();
});
