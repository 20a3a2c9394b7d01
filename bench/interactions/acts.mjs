import { expect } from '@playwright/test';

/**
 * The ten commonest acts of a member, each on the page where it happens: `prepare` opens the page, `act` is measured, `done`
 * waits for what it shows.
 * @param {import('@playwright/test').Page} page of a member who has signed in
 * @param {string} url of the portal
 */
export function actsOf(page, url) {
  const main = page.getByRole('main');
  const heading = (name) => main.getByRole('heading', { level: 1, name });
  const firstPost = main.getByRole('article').getByRole('link').first();
  const like = main.getByRole('button', { name: /^Like this post/ }).first();
  const comment = main.getByRole('textbox', { name: 'Add a comment' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const month = main.getByRole('heading', { level: 2 }).first();
  const search = main.getByRole('searchbox', { name: 'Search by name' });
  const year = main.getByRole('button', { name: /Year$/ });
  const day = main.getByRole('button', { name: /, 1 event$/ }).first();

  const open = (path, shown) => async () => {
    await page.goto(url + path);
    await shown.first().waitFor();
  };
  const openFirstPost = async () => {
    await open('/forums', firstPost)();
    await firstPost.click();
    await comment.waitFor();
  };
  let before = '';

  return {
    'open a post': { prepare: open('/forums', firstPost), act: () => firstPost.click(), done: () => comment.waitFor() },
    'go back': {
      prepare: openFirstPost,
      act: () => main.getByRole('link', { name: 'All conversations' }).click(),
      done: () => heading('Forums').waitFor(),
    },
    'like a post': {
      prepare: async () => {
        await openFirstPost();
        before = await like.getAttribute('aria-pressed');
      },
      act: () => like.click(),
      done: () => expect(like).not.toHaveAttribute('aria-pressed', before),
    },
    'type a comment': {
      prepare: async () => {
        await openFirstPost();
        await comment.click();
      },
      act: () => page.keyboard.type('Obrigada', { delay: 80 }),
      done: async () => undefined,
    },
    'open the menu': {
      prepare: open('/intranet-welcome', main.getByRole('link', { name: 'Have a Conversation' })),
      act: () => menu.click(),
      done: () => page.getByRole('link', { name: 'Clubs', exact: true }).first().waitFor(),
    },
    'change page': {
      prepare: open('/intranet-welcome', main.getByRole('link', { name: 'Explore the Clubs!' })),
      act: () => main.getByRole('link', { name: 'Explore the Clubs!' }).click(),
      done: () => heading('Clubs').waitFor(),
    },
    'switch month': {
      prepare: async () => {
        await open('/calendar', main.getByRole('grid'))();
        before = await month.innerText();
      },
      act: () => main.getByRole('button', { name: 'Next month' }).click(),
      done: () => expect(month).not.toHaveText(before),
    },
    'open a day': {
      prepare: open('/calendar', day),
      act: () => day.click(),
      done: () => page.getByRole('dialog').waitFor(),
    },
    'filter people by name': {
      prepare: async () => {
        await open('/community/alumni', main.getByRole('article'))();
        await search.click();
      },
      act: () => page.keyboard.type('maria', { delay: 80 }),
      done: () => main.getByRole('article').first().waitFor(),
    },
    'open the filter of years': {
      prepare: open('/community/alumni', main.getByRole('article')),
      act: () => year.click(),
      done: () => page.getByRole('option').first().waitFor(),
    },
  };
}
