import type { Comment } from '@seed/forums-contracts/comments';
import type { Post } from '@seed/forums-contracts/posts';
import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import type { TestClient, TestResponse } from '@seed/service-kit/testing/http-client';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aComment, aPost } from '../testing/factories.ts';
import { forumsUnderTest } from '../testing/forums-under-test.ts';

const path = '/api/v1/forums';

const shared = sharedService(forumsUnderTest);

const titlesOf = (posts: readonly Post[]) => posts.map(({ title }) => title);

/** The titles of each page, by the links from one page to the next. */
async function pages(client: TestClient, limit: number): Promise<string[][]> {
  const titles: string[][] = [];
  let next: string | undefined = `${path}?limit=${limit}`;
  while (next !== undefined) {
    const response: TestResponse<Post[]> = await client.get(next);
    titles.push(titlesOf(response.body));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return titles;
}

test('pinned posts come first on pages of every size, and each post comes once', async () => {
  await using forums = await forumsUnderTest();
  const [ana, maria] = [forums.as('ana'), forums.as('maria')];
  const posts = [];
  for (let n = 0; n < 6; n += 1) posts.push(await aPost(maria, { title: `Post ${n}` }));
  for (const at of [1, 4, 2]) await ana.put(`${path}/${posts[at]?.id}/pin`);
  const all = ['Post 4', 'Post 2', 'Post 1', 'Post 5', 'Post 3', 'Post 0'];
  for (const limit of [1, 2, 3, 4, 5, 6, 7]) {
    const found = await pages(maria, limit);
    expect(found.flat()).toEqual(all);
    expect(found.slice(0, -1).every((titles) => titles.length === limit)).toBe(true);
  }
  expect(titlesOf((await maria.get<Post[]>(path)).body)).toEqual(all);
});

test('pages of pinned posts alone end without a further page', async () => {
  await using forums = await forumsUnderTest();
  const [ana, maria] = [forums.as('ana'), forums.as('maria')];
  for (const title of ['A', 'B']) await ana.put(`${path}/${(await aPost(maria, { title })).id}/pin`);
  expect(await pages(maria, 2)).toEqual([['B', 'A']]);
  expect(await pages(maria, 1)).toEqual([['B'], ['A']]);
});

test('a search and the posts of a member are newest first, pinned or not', async () => {
  const ana = shared.as('ana');
  const first = await aPost(ana, { title: 'River one' });
  await aPost(ana, { title: 'River two' });
  await ana.put(`${path}/${first.id}/pin`);
  for (const query of ['q=river', 'author=ana']) {
    expect(titlesOf((await ana.get<Post[]>(`${path}?${query}`)).body)).toEqual(['River two', 'River one']);
  }
});

test('a pin changes the ETag of a post and makes no edit of its author stale', async () => {
  const [ana, maria] = [shared.as('ana'), shared.as('maria')];
  const { id } = await aPost(maria);
  const before = await maria.get<Post>(`${path}/${id}`);
  expect(before.body).toMatchObject({ pinned: false, closed: false });
  await ana.put(`${path}/${id}/pin`);
  const ifMatch = { 'If-Match': before.headers.get('etag') ?? '' };
  const pinned = await maria.get<Post>(`${path}/${id}`, { headers: { 'If-None-Match': ifMatch['If-Match'] } });
  expect(pinned).toMatchObject({ status: 200, body: { pinned: true } });
  const edited = await maria.put<Post>(`${path}/${id}`, { title: 'New', pinned: false }, { headers: ifMatch });
  expect(edited).toMatchObject({ status: 200, body: { title: 'New', pinned: true } });
});

test('a closed post takes no new comments until it is opened again, and its comments can be changed', async () => {
  const [ana, maria, kenji] = [shared.as('ana'), shared.as('maria'), shared.as('kenji')];
  const { id } = await aPost(maria);
  const comment = await aComment(kenji, id);
  await ana.put(`${path}/${id}/closure`);
  for (const client of [kenji, maria, ana]) {
    expect(await client.post('/api/v1/comments', { forumId: id, content: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'This conversation is closed, so it takes no new comments.' },
    });
  }
  const changed = await kenji.put<Comment>(`/api/v1/comments/${comment.id}`, { content: 'Corrected' });
  expect(changed.body.content).toBe('Corrected');
  expect((await maria.get<Post>(`${path}/${id}`)).body).toMatchObject({ closed: true, commentCount: 1 });
  expect((await kenji.delete(`/api/v1/comments/${comment.id}`)).status).toBe(204);
  await ana.delete(`${path}/${id}/closure`);
  await aComment(kenji, id);
  expect((await maria.get<Post>(`${path}/${id}`)).body).toMatchObject({ closed: false, commentCount: 1 });
});

test('each decision is recorded once, however often and by however many Admins it is sent', async () => {
  await using forums = await forumsUnderTest();
  const [ana, maria] = [forums.as('ana'), forums.as('maria')];
  const { id } = await aPost(maria);
  for (const part of ['pin', 'closure']) {
    await Promise.all([ana.put(`${path}/${id}/${part}`), ana.put(`${path}/${id}/${part}`)]);
    await maria.delete(`${path}/${id}/${part}`);
    for (const _ of [1, 2]) await ana.delete(`${path}/${id}/${part}`);
  }
  const entry = { actorId: 'ana', act: 'post.changed', object: { kind: 'post', id: String(id) } };
  expect(await auditTrail(ana)).toEqual([
    { ...entry, detail: { pinned: true } },
    { ...entry, detail: { pinned: false } },
    { ...entry, detail: { closed: true } },
    { ...entry, detail: { closed: false } },
  ]);
});
