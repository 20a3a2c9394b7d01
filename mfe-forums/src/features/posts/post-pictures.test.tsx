import { createUpload } from '@seed/contracts/uploads';
import { MockProblemError, networkFailure } from '@seed/portal-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addPost, emptyWorld } from '../../standalone/forums-world.ts';
import { renderForums } from '../../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Pictures' }), { dataTransfer: { files } });

async function newPost() {
  const world = emptyWorld();
  const rendered = renderForums('/forums/new', world);
  await rendered.member.type(await screen.findByRole('textbox', { name: 'Title' }), 'Look');
  await rendered.member.type(screen.getByRole('textbox', { name: 'Content' }), 'Here');
  return { ...rendered, world, post: () => rendered.member.click(screen.getByRole('button', { name: 'Post' })) };
}

test('dropped pictures are uploaded, described, and placed before links in the post', async () => {
  const { member, world, post } = await newPost();
  drop(png('a.png'), png('b.png'));
  await member.type(await screen.findByRole('textbox', { name: 'What does picture 1 show?' }), 'A garden');
  await screen.findByRole('textbox', { name: 'What does picture 2 show?' });
  await member.click(screen.getByRole('textbox', { name: 'Links to pictures' }));
  await member.paste('https://example.org/c.png');
  await post();
  await waitFor(() =>
    expect(world.posts[0]).toMatchObject({
      images: ['/uploads/picture-1.webp', '/uploads/picture-2.webp', 'https://example.org/c.png'],
      imageTexts: ['A garden', ''],
    }),
  );
});

test('pictures are sent one after the other, each with a key of its own', async () => {
  const { requests } = await newPost();
  drop(png('a.png'), png('b.png'));
  await screen.findByRole('textbox', { name: 'What does picture 2 show?' });
  const uploads = requests.filter(({ url }) => url.endsWith('/uploads'));
  expect(uploads).toHaveLength(2);
  expect(new Set(uploads.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('a pasted picture is uploaded', async () => {
  await newPost();
  fireEvent.paste(document.body, { clipboardData: { files: [png('a.png')], getData: () => '' } });
  expect(await screen.findByRole('textbox', { name: 'What does picture 1 show?' })).toBeVisible();
});

test('a picture that is dropped beside the form is uploaded, and both are announced', async () => {
  const { announcements } = await newPost();
  fireEvent.drop(screen.getByRole('textbox', { name: 'Content' }), { dataTransfer: { files: [png('a.png')] } });
  expect(await screen.findByRole('textbox', { name: 'What does picture 1 show?' })).toBeVisible();
  expect(announcements).toEqual(['Uploading a.png.', 'a.png is uploaded.']);
});

test('a failed upload shows the reason and can be repeated, and the input stays', async () => {
  const { member, mockOnce, requests } = await newPost();
  mockOnce(createUpload, networkFailure);
  drop(png('a.png'));
  expect(await screen.findByText(/check your connection/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('Here');
  await member.click(screen.getByRole('button', { name: 'Try again: a.png' }));
  expect(await screen.findByRole('textbox', { name: 'What does picture 1 show?' })).toBeVisible();
  const keys = requests
    .filter(({ url }) => url.endsWith('/uploads'))
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
});

test('a picture that the service refuses shows its error, and the others continue', async () => {
  const { mockOnce } = await newPost();
  mockOnce(createUpload, () => {
    throw new MockProblemError('unsupported_media', { detail: 'Please choose a PNG, JPEG, WebP or GIF picture.' });
  });
  drop(png('a.png'), png('b.png'));
  expect(await screen.findByText('Please choose a PNG, JPEG, WebP or GIF picture.')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'What does picture 1 show?' })).toBeVisible();
});

test('a file that is no picture shows an error and is not sent', async () => {
  const { calls } = await newPost();
  drop(new File(['x'], 'film.mov', { type: 'video/quicktime' }));
  expect(await screen.findByText('Please choose a PNG, JPEG, WebP or GIF picture.')).toBeVisible();
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a post is sent after its pictures', async () => {
  const { mockOnce, world, post } = await newPost();
  mockOnce(createUpload, () => new Promise(() => undefined));
  drop(png('a.png'));
  expect(await screen.findByRole('progressbar', { name: 'Uploading a.png' })).toBeVisible();
  await post();
  expect(await screen.findByText(/still being uploaded/)).toBeVisible();
  expect(world.posts).toEqual([]);
});

test('an edit shows the pictures with their texts, and one can be removed', async () => {
  const world = emptyWorld();
  const images = ['/uploads/a.webp', 'https://example.org/b.png', '/uploads/c.webp'];
  const { id } = addPost(world, { images, imageTexts: ['A', '', 'C'] });
  const { member } = renderForums(`/forums/${id}/edit`, world);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('textbox', { name: 'What does picture 2 show?' })).toHaveValue('C');
  expect(dialog.getByRole('textbox', { name: 'Links to pictures' })).toHaveValue('https://example.org/b.png');
  await member.click(dialog.getByRole('button', { name: 'Remove picture 1' }));
  await member.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(world.posts[0]).toMatchObject({
      images: ['/uploads/c.webp', 'https://example.org/b.png'],
      imageTexts: ['C'],
    }),
  );
});

test('a picture has its own alternative text', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { images: ['/uploads/a.webp'], imageTexts: ['A garden in bloom'] });
  renderForums(`/forums/${id}`, world);
  expect(await screen.findByRole('img', { name: 'A garden in bloom' })).toBeVisible();
});

test('a picture of another site that is not shown is a link', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { title: 'Trip', images: ['https://pictures.example/a.jpg'] });
  renderForums(`/forums/${id}`, world);
  fireEvent.error(await screen.findByRole('img', { name: 'Picture 1 of “Trip”' }));
  expect(screen.getByRole('link', { name: 'Open the picture at pictures.example' })).toHaveAttribute(
    'href',
    'https://pictures.example/a.jpg',
  );
});
