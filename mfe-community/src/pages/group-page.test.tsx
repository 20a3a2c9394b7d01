import { listProfiles } from '@seed/community-contracts/profiles';
import { networkFailure, MockProblemError } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addProfile, emptyWorld } from '../standalone/community-world.ts';
import { renderCommunity } from '../testing/render-community.ts';

const years = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const namesOf = (year: string) =>
  within(screen.getByRole('region', { name: year }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('cards are listed by year, newest first; a member has a card in each of their years', async () => {
  const world = emptyWorld();
  addProfile(world, { name: 'Zoe', participationYear: [2025] });
  addProfile(world, { name: 'Ana', participationYear: [2024, 2025], country: 'Japan', university: 'Kyoto' });
  addProfile(world, { name: 'Nobody', participationYear: [] });
  addProfile(world, { name: 'Boss', role: 'director' });
  renderCommunity('/community/participants', world);

  await screen.findAllByRole('link', { name: 'Ana' });
  expect(years()).toEqual(['2025', '2024', 'Without a year']);
  expect(namesOf('2025')).toEqual(['Ana', 'Zoe']);
  expect(namesOf('2024')).toEqual(['Ana']);
  expect(namesOf('Without a year')).toEqual(['Nobody']);
  expect(screen.queryByText('Boss')).not.toBeInTheDocument();
  const card = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(card.getByText('Japan')).toBeVisible();
  expect(card.getByText('Kyoto')).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', '/community/profiles/member-2');
  expect(screen.getByRole('heading', { level: 1, name: 'Participants' })).toHaveFocus();
  expect(document.title).toBe('Participants · SEED Intranet');
});

test('a picture is 150 by 150 pixels, and the default replaces a broken one', async () => {
  const world = emptyWorld();
  addProfile(world, { picture: '/uploads/here.webp' });
  const { container } = { container: document.body };
  renderCommunity('/community/participants', world);
  await screen.findByRole('article');
  const picture = container.querySelector('article img');
  expect(picture).toHaveAttribute('src', '/uploads/here-square.webp');
  expect(picture).toHaveAttribute('width', '150');
  expect(picture).toHaveAttribute('height', '150');
  fireEvent.error(picture as Element);
  expect(picture?.getAttribute('src')).not.toContain('here');
});

test.each(['professors', 'Professor', 'PROFESSORS'])(
  'the name %s redirects to the address of the group',
  async (name) => {
    const world = emptyWorld();
    addProfile(world, { name: 'João', role: 'professor' });
    const { props } = renderCommunity(`/community/${name}?country=Colombia`, world);
    expect(await screen.findByRole('link', { name: 'João' })).toBeVisible();
    const { pathname, search } = props.navigation.getLocation();
    expect(pathname + search).toBe('/community/professors?country=Colombia');
  },
);

test.each(['/community/directors', '/community/unicorns'])(
  '%s shows that it has no participants and keeps its address',
  async (path) => {
    const { props } = renderCommunity(path, emptyWorld());
    expect(await screen.findByText('No participants found for this group.')).toBeVisible();
    expect(props.navigation.getLocation().pathname).toBe(path);
  },
);

test('the list appears after at least half a second, during which it is fetched', async () => {
  jest.useFakeTimers();
  try {
    const world = emptyWorld();
    addProfile(world, { name: 'Ana' });
    const { calls } = renderCommunity('/community/participants', world);
    await act(() => jest.advanceTimersByTimeAsync(450));
    expect(calls()).toEqual(['GET /api/v1/users?group=participants&order=year&limit=24']);
    expect(screen.queryByText('Ana')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Ana')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('more cards load 24 at a time, and the focus moves to the first new one', async () => {
  const world = emptyWorld();
  for (let number = 10; number < 40; number += 1) {
    addProfile(world, { name: `Member ${number}`, participationYear: [number < 20 ? 2025 : 2024] });
  }
  const { member, announcements } = renderCommunity('/community/participants', world);
  await member.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Member 34' })).toHaveFocus();
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(years()).toEqual(['2025', '2024']);
  expect(announcements).toEqual(['6 more profiles']);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
}, 20_000);

test('a search by name is in the URL, and an empty result can be reset', async () => {
  const world = emptyWorld();
  addProfile(world, { name: 'María Rojas' });
  addProfile(world, { name: 'Kenji Tanaka' });
  const { member, props } = renderCommunity('/community/participants', world);
  await screen.findByRole('link', { name: 'María Rojas' });
  const box = screen.getByRole('searchbox', { name: 'Search by name' });
  await member.type(box, 'maria');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kenji Tanaka' })).not.toBeInTheDocument());
  expect(props.navigation.getLocation().search).toBe('?q=maria');
  await member.type(box, 'xx');
  expect(await screen.findByText('Nobody here matches your search')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Show everybody' }));
  expect(await screen.findByRole('link', { name: 'Kenji Tanaka' })).toBeVisible();
});

test('a group can be filtered by country and year', async () => {
  const world = emptyWorld();
  const [newest, before] = [new Date().getFullYear(), new Date().getFullYear() - 1];
  addProfile(world, { name: 'Ana', country: 'Colombia', participationYear: [newest] });
  addProfile(world, { name: 'Kenji', country: 'Japan', participationYear: [newest] });
  addProfile(world, { name: 'Yui', country: 'Japan', participationYear: [before] });
  const { member, props } = renderCommunity('/community/participants', world);
  await screen.findByRole('link', { name: 'Ana' });
  await member.click(screen.getByRole('button', { name: /Country/ }));
  await member.click(await screen.findByRole('option', { name: 'Japan' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana' })).not.toBeInTheDocument());
  await member.click(screen.getByRole('button', { name: /Year/ }));
  await member.click(await screen.findByRole('option', { name: String(before) }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kenji' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Yui' })).toBeVisible();
  expect(props.navigation.getLocation().search).toBe(`?country=Japan&year=${before}`);
});

test('a list that fails is requested five times with a doubling delay, then offers a retry', async () => {
  jest.useFakeTimers();
  try {
    const world = emptyWorld();
    addProfile(world, { name: 'Back again' });
    const { mockOnce, calls } = renderCommunity('/community/participants', world);
    for (let attempt = 0; attempt < 5; attempt += 1) mockOnce(listProfiles, networkFailure);
    for (const [wait, tries] of [
      [450, 1],
      [100, 2],
      [1000, 3],
      [2000, 4],
      [4000, 5],
    ] as const) {
      await act(() => jest.advanceTimersByTimeAsync(wait));
      expect(calls()).toHaveLength(tries);
    }
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('alert')).toHaveTextContent('The profiles did not load');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('link', { name: 'Back again' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a next page that fails leaves the loaded cards in place', async () => {
  const world = emptyWorld();
  for (let number = 0; number < 25; number += 1) addProfile(world);
  const { member, mockOnce } = renderCommunity('/community/participants', world);
  const more = await screen.findByRole('button', { name: 'Load more' });
  mockOnce(listProfiles, () => {
    throw new MockProblemError('bad_request', { detail: 'This page is gone.' });
  });
  await member.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is gone.');
  expect(screen.getAllByRole('article')).toHaveLength(24);
}, 20_000);
