import { createSampleItem, deleteSampleItem, listSampleItems } from '@seed/sample-items-contracts/sample-items';
import { networkFailure, refusedForm, refusedPage } from '@seed/portal-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { addSampleItem, emptyWorld } from '../standalone/sample-items-world.ts';
import { renderSampleItems } from '../testing/render-sample-items.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('the page lists the newest sample item first', async () => {
  const world = emptyWorld();
  addSampleItem(world, { title: 'Older' });
  addSampleItem(world, { title: 'Newer' });
  renderSampleItems('/sample-items', world);
  const titles = await screen.findAllByRole('heading', { level: 2 });
  expect(titles.map((title) => title.textContent)).toEqual(['Newer', 'Older']);
  expect(screen.getByRole('heading', { level: 1, name: 'Sample items' })).toHaveFocus();
});

test('a new sample item is written in a form and is listed first', async () => {
  const { member, props } = renderSampleItems('/sample-items', emptyWorld());
  const [add] = await screen.findAllByRole('button', { name: 'New sample item' });
  if (add) await member.click(add);
  await member.type(await screen.findByRole('textbox', { name: 'Title' }), 'Hello');
  await member.type(screen.getByRole('textbox', { name: 'Text' }), 'Hello, everyone.');
  await member.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Hello' })).toBeVisible();
  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe('/sample-items'));
});

test('deleting needs a confirmation, and a failure keeps the item', async () => {
  const world = emptyWorld();
  addSampleItem(world, { title: 'Hello' });
  const { member, mockOnce } = renderSampleItems('/sample-items', world);
  mockOnce(deleteSampleItem, networkFailure);
  await member.click(await screen.findByRole('button', { name: 'Delete Hello' }));
  await member.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hello' })).not.toBeInTheDocument());
});

test('the list shows the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const portal = renderSampleItems('/sample-items', emptyWorld());
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  expect(await refusedPage(portal, { endpoint: listSampleItems, advance })).toEqual([]);
});

test('a form keeps its input and shows the reason of every failure', async () => {
  const portal = renderSampleItems('/sample-items/new', emptyWorld());
  await portal.member.type(await screen.findByRole('textbox', { name: 'Title' }), 'Hello');
  await portal.member.type(screen.getByRole('textbox', { name: 'Text' }), 'Hello, everyone.');
  expect(await refusedForm(portal, { endpoint: createSampleItem, submit: 'Publish' })).toEqual([]);
});
