import { createPost, updatePost } from '@seed/forums-contracts/posts';
import { MockProblemError, chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { addPost, emptyWorld } from '../../standalone/forums-world.ts';
import { kenji, renderForums } from '../../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

const titleField = () => screen.findByRole('textbox', { name: 'Title' });
const contentField = () => screen.getByRole('textbox', { name: 'Content' });
const keysOf = (requests: readonly Request[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));

test('the + button opens a form whose post appears first in the list', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'Before' });
  const { member, props, notices } = renderForums('/forums', world);
  await member.click(await screen.findByRole('button', { name: 'Add a post' }));
  expect(await titleField()).toHaveFocus();
  expect(props.navigation.getLocation().pathname).toBe('/forums/new');
  await member.type(await titleField(), 'A new idea');
  await member.type(contentField(), 'With words');
  await member.click(screen.getByRole('button', { name: 'Post' }));

  await screen.findByRole('link', { name: 'A new idea' });
  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe('/forums'));
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['A new idea', 'Before']);
  expect(notices).toEqual([{ tone: 'success', text: 'Your post is there for everybody to read.' }]);
  expect(localStorage).toHaveLength(0);
});

test('a missing text shows an error at its field, and the first such field gets the focus', async () => {
  const { member, calls } = renderForums('/forums/new', emptyWorld());
  await titleField();
  await member.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Title is required.')).toBeVisible();
  expect(screen.getByText('Content is required.')).toBeVisible();
  expect(await titleField()).toHaveFocus();
  await member.type(await titleField(), 'Now');
  expect(screen.queryByText('Title is required.')).not.toBeInTheDocument();
  expect(calls().some((call) => call.startsWith('POST'))).toBe(false);
});

test('pictures of other sites are entered as links, and other schemes show an error', async () => {
  const world = emptyWorld();
  const { member } = renderForums('/forums/new', world);
  await member.type(await titleField(), 'Look');
  await member.type(contentField(), 'Here');
  const pictures = screen.getByRole('textbox', { name: 'Links to pictures' });
  await member.type(pictures, 'https://example.org/a.png\njavascript:alert(1)');
  await member.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('An image must be an uploaded file or an http(s) link.')).toBeVisible();
  await member.clear(pictures);
  await member.type(pictures, 'https://example.org/a.png\n\n');
  await member.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(world.posts[0]?.images).toEqual(['https://example.org/a.png']));
});

test('a post that could not be sent keeps its input, and a second try adds it once', async () => {
  const world = emptyWorld();
  const { member, mockOnce, requests } = renderForums('/forums/new', world);
  mockOnce(createPost, networkFailure);
  await member.type(await titleField(), 'Once');
  await member.type(contentField(), 'Only');
  await member.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(await titleField()).toHaveValue('Once');
  await member.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByRole('link', { name: 'Once' })).toBeVisible();
  const [first, second] = keysOf(requests);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('a refused value shows its error at its field', async () => {
  const { member, mockOnce } = renderForums('/forums/new', emptyWorld());
  mockOnce(createPost, () => {
    throw new MockProblemError('validation', { errors: [{ pointer: '/title', message: 'This title is taken.' }] });
  });
  await member.type(await titleField(), 'Once');
  await member.type(contentField(), 'Only');
  await member.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('This title is taken.')).toBeVisible();
  expect(await titleField()).toHaveFocus();
});

test('a draft survives a reload with its idempotency key, and can be discarded', async () => {
  const world = emptyWorld();
  const before = renderForums('/forums/new', world);
  before.mockOnce(createPost, networkFailure);
  await before.member.type(await titleField(), 'Half a');
  await before.member.type(contentField(), 'thought');
  await before.member.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByRole('alert');

  const after = before.reload();
  expect(await titleField()).toHaveValue('Half a');
  expect(contentField()).toHaveValue('thought');
  expect(screen.getByText('This is your draft from last time.')).toBeVisible();
  after.mockOnce(createPost, networkFailure);
  await after.member.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByRole('alert');
  expect(keysOf(after.requests)).toEqual(keysOf(before.requests));

  await after.member.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await titleField()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

test('a form that is closed and opened again keeps its draft', async () => {
  const { member } = renderForums('/forums', emptyWorld());
  await member.click(await screen.findByRole('button', { name: 'Add a post' }));
  await member.type(await titleField(), 'Later');
  await member.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await member.click(await screen.findByRole('button', { name: 'Add a post' }));
  expect(await titleField()).toHaveValue('Later');
});

test('without web storage the form works, and closing it needs a confirmation', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { member, isDirty } = renderForums('/forums/new', emptyWorld());
  await member.type(await titleField(), 'Unsafe');
  await waitFor(() => expect(isDirty()).toBe(true));
  await member.clear(await titleField());
  await waitFor(() => expect(isDirty()).toBe(false));
});

test('the author edits a post, based on the version that was shown', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { title: 'Tpyo', content: 'Same' });
  const { member, requests, props } = renderForums(`/forums/${id}`, world);
  await chooseMenuItem(member, 'Options for this post', 'Edit');
  const title = await titleField();
  expect(title).toHaveValue('Tpyo');
  await member.clear(title);
  await member.type(title, 'Typo');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Typo' })).toBeVisible();
  expect(
    requests.find(({ method, url }) => method === 'PUT' && !url.endsWith('/reading'))?.headers.get('if-match'),
  ).toBe('"1-0"');
  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe(`/forums/${id}`));
  expect(document.title).toBe('Typo · SEED Intranet');
});

test('a conflicting edit keeps the text, shows the reason and is saved when the author saves again', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { title: 'First' });
  const { member, mockOnce } = renderForums(`/forums/${id}/edit`, world);
  const title = await titleField();
  mockOnce(updatePost, () => {
    world.posts = world.posts.map((post) => ({ ...post, title: 'From the phone', version: 2 }));
    throw new MockProblemError('precondition_failed');
  });
  await member.clear(title);
  await member.type(title, 'Mine');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This post was changed elsewhere meanwhile.');
  expect(title).toHaveValue('Mine');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  expect(world.posts[0]?.title).toBe('Mine');
});

test("another member's post cannot be edited by its URL", async () => {
  const world = emptyWorld();
  const { id } = addPost(world, kenji);
  renderForums(`/forums/${id}/edit`, world);
  expect(await screen.findByText('Only the author can edit this post.')).toBeVisible();
});
