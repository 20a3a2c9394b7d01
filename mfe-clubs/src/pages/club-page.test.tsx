import { listClubs } from '@seed/clubs-contracts/clubs';
import { MockProblemError } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { addClub, admin, emptyWorld } from '../standalone/clubs-world.ts';
import { renderClubs } from '../testing/render-clubs.ts';

const geography = {
  key: 'Geography',
  name: 'Geography',
  route: '/clubs/geography',
  bannerImage: '/art/clubs/geography-banner.svg',
  mainDescription: 'Maps.\n\nAnd <b>rivers</b>.',
  syllabusUrl: 'https://example.org/syllabus.pdf',
};

const banner = () => document.querySelector('img');

test('a club shows banner, name and description', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  renderClubs('/clubs/geography', world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Geography' })).toHaveFocus();
  expect(document.title).toBe('Geography · SEED Intranet');
  expect(banner()).toHaveAttribute('src', '/art/clubs/geography-banner.svg');
  expect(screen.getByText(/Maps\.\s+And <b>rivers<\/b>\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All clubs' })).toHaveAttribute('href', '/clubs');
});

test('the sidebar links to the syllabus in a new tab, the documents and the meetings of the club', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  renderClubs('/clubs/geography', world);
  const more = within(await screen.findByRole('navigation', { name: 'More of this club' }));
  const syllabus = more.getByRole('link', { name: /^Syllabus/ });
  expect(syllabus).toHaveAttribute('href', 'https://example.org/syllabus.pdf');
  expect(syllabus).toHaveAttribute('target', '_blank');
  expect(syllabus).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(more.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '/documents/Geography');
  expect(more.getByRole('link', { name: 'Meetings' })).toHaveAttribute('href', '/meetings/Geography');
});

test('a club without syllabus and description shows that it has none', async () => {
  const world = emptyWorld();
  addClub(world, { ...geography, mainDescription: '', syllabusUrl: '' });
  renderClubs('/clubs/geography', world);
  expect(await screen.findByText('The syllabus is on its way.')).toBeVisible();
  expect(screen.getByText('This club has not introduced itself yet.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Syllabus/ })).not.toBeInTheDocument();
});

test('the default banner replaces one that fails to load, and its space stays reserved', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  renderClubs('/clubs/geography', world);
  await screen.findByRole('heading', { level: 1, name: 'Geography' });
  fireEvent.error(banner() as HTMLElement);
  expect(banner()).toHaveAttribute('src', '/art/clubs/default-banner.svg');
  fireEvent.error(banner() as HTMLElement);
  expect(banner()).toBeNull();
});

test('a skeleton is shown while a club loads, then the club', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  renderClubs('/clubs/geography', world);
  expect(screen.getByText('Loading the club')).toBeInTheDocument();
  await screen.findByRole('heading', { level: 1, name: 'Geography' });
  expect(screen.queryByText('Loading the club')).not.toBeInTheDocument();
});

test.each(['/clubs/nowhere', '/clubs/geography/elsewhere', '/clubs/a/b/c'])(
  'an address without a club (%s) shows the not-found page with a link back',
  async (path) => {
    const world = emptyWorld();
    addClub(world, geography);
    renderClubs(path, world);
    expect(await screen.findByRole('heading', { level: 1, name: 'Club not found' })).toHaveFocus();
    expect(document.title).toBe('Club not found · SEED Intranet');
    expect(screen.getByRole('link', { name: 'All clubs' })).toHaveAttribute('href', '/clubs');
  },
);

test.each(['/clubs/Geography', '/clubs/GEOGRAPHY'])('%s redirects to the page of the club', async (at) => {
  const world = emptyWorld();
  addClub(world, geography);
  const { props } = renderClubs(at, world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Geography' })).toHaveFocus();
  expect(props.navigation.getLocation().pathname).toBe('/clubs/geography');
  expect(props.navigation.getAction()).toBe('REPLACE');
});

test('the key of a club redirects to its page, also at the URL of a dialog', async () => {
  const world = emptyWorld();
  addClub(world, { key: 'FashionFood', name: 'Fashion and Food', route: '/clubs/fashion-and-food' });
  const { props } = renderClubs('/clubs/fashionfood/edit', world, admin);
  expect(await screen.findByRole('dialog', { name: 'Edit My Club' })).toBeVisible();
  expect(props.navigation.getLocation().pathname).toBe('/clubs/fashion-and-food/edit');
});

test('a club that is newer than the fetched list is found', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  const { props, calls } = renderClubs('/clubs', world);
  await screen.findByRole('link', { name: 'Geography' });
  addClub(world, { name: 'Chess', route: '/clubs/chess' });
  act(() => props.navigation.push('/clubs/chess'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chess' })).toBeVisible();
  expect(calls().filter((call) => call.endsWith('/clubs'))).toHaveLength(2);
});

test('a club that fails to load offers a retry', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  const { member, mockOnce } = renderClubs('/clubs/geography', world);
  mockOnce(listClubs, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The club did not load');
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Geography' })).toBeVisible();
});

test('only Admins see the Alumni Functions', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  renderClubs('/clubs/geography', world);
  await screen.findByRole('heading', { level: 1, name: 'Geography' });
  expect(screen.queryByText('Alumni Functions')).not.toBeInTheDocument();
});

test('Admins can schedule an event, edit the club and retire it', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  renderClubs('/clubs/geography', world, admin);
  const functions = within(await screen.findByRole('region', { name: 'Alumni Functions' }));
  expect(functions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Schedule an event',
    'Edit My Club',
    'Retire this club',
  ]);
});
