import type { Post } from '@seed/forums-contracts/posts';
import { forumsSchema } from '../db/schema.ts';
import { schemaDrift } from '@seed/service-kit/testing/schema-drift';
import type { TestResponse } from '@seed/service-kit/testing/http-client';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { aComment, aPost } from '../testing/factories.ts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { forumsUnderTest } from '../testing/forums-under-test.ts';

const path = '/api/v1/forums';
const forums = sharedService(forumsUnderTest);

const titles = (posts: readonly Post[]) => posts.map(({ title }) => title);

test('a new post has a Location and is found there', async () => {
  const response = await forums.as('maria').post<Post>(path, { title: ' Café ☕ ', content: 'Line 1\nLine 2' });
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${path}/${response.body.id}`);
  expect(response.body).toMatchObject({ title: 'Café ☕', content: 'Line 1\nLine 2', images: [], usersWhoLiked: [] });
  const found = await forums.as('kenji').get<Post>(`${path}/${response.body.id}`);
  expect(found.body).toEqual({ ...response.body, permissions: { update: false, delete: false } });
});

test.each<[string, object, object]>([
  ['no title', { content: 'x' }, { pointer: '/title', message: 'Title is required.' }],
  ['a blank title', { title: ' \n ', content: 'x' }, { pointer: '/title', message: 'Title is required.' }],
  [
    'a long title',
    { title: '🌱'.repeat(151), content: 'x' },
    { pointer: '/title', message: 'The title can have at most 150 characters.' },
  ],
  ['no content', { title: 'x' }, { pointer: '/content', message: 'Content is required.' }],
  ['a long content', { title: 'x', content: 'x'.repeat(10_001) }, { pointer: '/content' }],
  ['a script as an image', { title: 'x', content: 'x', images: ['javascript:alert(1)'] }, { pointer: '/images/0' }],
])('%s gets a problem at its field', async (...[, body, told]) => {
  const response = await forums.as('maria').post<{ errors: object[] }>(path, body);
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([expect.objectContaining(told)]);
});

test('an image is stored as an absolute address; sending it as typed is no change', async () => {
  const images = ['example.org/a.png', '/uploads/b.webp'];
  const post = await aPost(forums.as('maria'), { images });
  expect(post.images).toEqual(['https://example.org/a.png', '/uploads/b.webp']);
  expect((await forums.as('kenji').put(`${path}/${post.id}`, { images })).status).toBe(200);
});

test('images keep their alternative texts, and a change can replace them', async () => {
  const images = ['/uploads/a.webp', '/uploads/b.webp'];
  const post = await aPost(forums.as('maria'), { images, imageTexts: ['A garden'] });
  expect(post).toMatchObject({ images, imageTexts: ['A garden', ''] });
  const reversed = await forums.as('maria').put(`${path}/${post.id}`, { images: images.toReversed() });
  expect(reversed.body).toMatchObject({ images: images.toReversed(), imageTexts: ['', 'A garden'] });
  const described = await forums.as('maria').put(`${path}/${post.id}`, { imageTexts: ['A river', 'A garden'] });
  expect(described.body).toMatchObject({ imageTexts: ['A river', 'A garden'] });
  const { status } = await forums.as('kenji').put(`${path}/${post.id}`, { imageTexts: ['Mine'] });
  expect(status).toBe(403);
});

test('a change has the same limits as a new entity', async () => {
  const { id } = await aPost(forums.as('maria'));
  expect((await forums.as('maria').put(`${path}/${id}`, { title: '  ' })).status).toBe(400);
});

test('unknown fields are ignored, a body that is not JSON gets 400, one that is too large 413', async () => {
  expect(await aPost(forums.as('maria'), { featured: true })).not.toHaveProperty('featured');
  expect((await forums.as('maria').post(path, '{"title":')).status).toBe(400);
  expect((await forums.as('maria').post(path, { title: 'x', content: 'x'.repeat(300_000) })).status).toBe(413);
});

test('the same Idempotency-Key makes one post, also when both requests come at once', async () => {
  const send = () =>
    forums.as('maria').post<Post>(path, { title: 'Once', content: 'x' }, { headers: { 'Idempotency-Key': 'key-1' } });
  const [first, second] = await Promise.all([send(), send()]);
  const third = await send();
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(new Set([first.body.id, second.body.id, third.body.id]).size).toBe(1);
  const { body } = await forums
    .as('kenji')
    .post<Post>(path, { title: 'Mine', content: 'x' }, { headers: { 'Idempotency-Key': 'key-1' } });
  expect(body.title).toBe('Mine');
});

test('an edit with a stale If-Match gets 412; a like makes no edit stale', async () => {
  const { id } = await aPost(forums.as('maria'));
  const read = await forums.as('maria').get(`${path}/${id}`);
  const ifMatch = { headers: { 'If-Match': read.headers.get('etag') ?? '' } };
  await forums.as('kenji').put(`${path}/${id}/like`);
  expect((await forums.as('maria').put(`${path}/${id}`, { title: 'Second' }, ifMatch)).status).toBe(200);
  expect((await forums.as('maria').put(`${path}/${id}`, { title: 'Third' }, ifMatch)).status).toBe(412);
  expect((await forums.as('maria').get<Post>(`${path}/${id}`)).body.title).toBe('Second');
});

test('an unchanged response is a 304', async () => {
  const { id } = await aPost(forums.as('maria'));
  for (const place of [`${path}/${id}`, `${path}?limit=5`]) {
    const etag = (await forums.as('maria').get(place)).headers.get('etag') ?? '';
    const again = await forums.as('maria').get(place, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  }
});

test('a PUT changes the likes of the caller only', async () => {
  const { id } = await aPost(forums.as('maria'));
  await forums.as('ana').put(`${path}/${id}/like`);
  const put = (usersWhoLiked: string[]) => forums.as('kenji').put<Post>(`${path}/${id}`, { usersWhoLiked });
  expect((await put(['kenji', 'maria'])).body.usersWhoLiked).toEqual(['ana', 'kenji']);
  expect((await put([])).body.usersWhoLiked).toEqual(['ana']);
});

test('a like and its withdrawal may be repeated', async () => {
  const { id } = await aPost(forums.as('maria'));
  for (const [method, likeCount] of [
    ['put', 1],
    ['delete', 0],
  ] as const) {
    const send = () => forums.as('kenji')[method](`${path}/${id}/like`);
    expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
    expect((await forums.as('kenji').get<Post>(`${path}/${id}`)).body).toMatchObject({ likeCount });
  }
});

test('deleting a post deletes its comments and likes', async () => {
  const { id } = await aPost(forums.as('maria'));
  const comment = await aComment(forums.as('kenji'), id);
  await forums.as('kenji').put(`${path}/${id}/like`);
  expect((await forums.as('maria').delete(`${path}/${id}`)).status).toBe(204);
  expect((await forums.as('maria').get(`${path}/${id}`)).status).toBe(404);
  expect((await forums.as('maria').get(`/api/v1/comments/${comment.id}`)).status).toBe(404);
});

test('the pages contain every post once, newest first, also while posts are written', async () => {
  for (let n = 0; n < 12; n += 1) await aPost(forums.as('maria'), { title: `Page ${n}` });
  const seen: string[] = [];
  let next: string | undefined = `${path}?limit=5`;
  while (next !== undefined) {
    const response: TestResponse<Post[]> = await forums.as('maria').get(next);
    seen.push(...titles(response.body));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    await aPost(forums.as('kenji'), { title: 'Written meanwhile' });
  }
  const pages = seen.filter((title) => title.startsWith('Page'));
  expect(pages).toEqual(Array.from({ length: 12 }, (_, n) => `Page ${11 - n}`));
});

test('the posts of one member are listed page by page, newest first, also with a search', async () => {
  const author = 'ana';
  const titles = ['One garden', 'Two rivers', 'Three gardens'];
  for (const title of titles) await aPost(forums.as(author), { title });
  await aPost(forums.as('kenji'), { title: 'Another garden' });
  const first = await forums.as('kenji').get<Post[]>(`${path}?author=${author}&limit=2`);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await forums.as('kenji').get<Post[]>(next);
  expect([...first.body, ...second.body].map(({ title }) => title)).toEqual(titles.toReversed());
  const found = await forums.as('kenji').get<Post[]>(`${path}?author=${author}&q=garden`);
  expect(found.body.map(({ title }) => title)).toEqual(['Three gardens', 'One garden']);
  expect((await forums.as('kenji').get(`${path}?author=nobody`)).body).toEqual([]);
  expect((await forums.as('kenji').get(`${path}?author=`)).status).toBe(400);
});

test.each(['limit=0', 'limit=201', 'limit=x', 'cursor=nonsense'])('the query %s is refused', async (query) => {
  expect((await forums.as('maria').get(`${path}?${query}`)).status).toBe(400);
});

test('a search finds words of title and content, whatever their accents, and survives hostile text', async () => {
  await aPost(forums.as('maria'), { title: 'Becas en Medellín', content: 'Scholarship deadlines' });
  const found = async (q: string) =>
    titles((await forums.as('kenji').get<Post[]>(`${path}?q=${encodeURIComponent(q)}`)).body);
  for (const q of ['medellin', 'schol', 'becas deadlines']) expect(await found(q)).toEqual(['Becas en Medellín']);
  for (const q of ["x'y", '"unclosed', '+(', '@x*', '% _', 'becas AND NOT']) {
    expect(Array.isArray(await found(q))).toBe(true);
  }
});

test('the migrated tables match the entities', async () => {
  await using database = await testDatabase(forumsSchema);
  expect(await schemaDrift(database.dataSource)).toEqual([]);
});

test('a post lists at most 200 likers, counts all of them, and a PUT of the whole post keeps those that it does not list', async () => {
  const { id } = await aPost(forums.as('maria'));
  const path = `/api/v1/forums/${id}`;
  await forums.as('kenji').put(`${path}/like`);
  const members = await Promise.all(Array.from({ length: 210 }, (_, n) => forums.member(`fan-${n}`)));
  await Promise.all(members.map((member) => member.put(`${path}/like`)));
  const { body: post } = await forums.as('kenji').get<Post>(path);
  expect(post).toMatchObject({ likeCount: 211, liked: true });
  expect(post.usersWhoLiked).toHaveLength(200);
  expect(post.usersWhoLiked[0]).toBe('kenji');
  const others = post.usersWhoLiked.filter((member) => member !== 'kenji');
  const { body: unliked } = await forums.as('kenji').put<Post>(path, { ...post, usersWhoLiked: others });
  expect(unliked).toMatchObject({ likeCount: 210, liked: false });
  const [listed] = (await forums.as('ana').get<Post[]>('/api/v1/forums?limit=1')).body;
  expect(listed).toMatchObject({ id, likeCount: 210, liked: false });
}, 60_000);
