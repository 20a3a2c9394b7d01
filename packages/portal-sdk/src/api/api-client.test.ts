/** @jest-environment node */
import { createPost, deletePost, getPost, listPosts, updatePost } from '@seed/forums-contracts/posts';
import { z } from 'zod';
import { samplePost } from './testing/sample-post.ts';
import { responding, serveApi } from './testing/serve-api.ts';

test('a read sends the token and a request id, and resolves to the data', async () => {
  const { api, requests } = await serveApi(responding(200, samplePost));
  expect(await api(getPost, { params: { id: 12 } })).toEqual(samplePost);
  expect(requests[0]).toMatchObject({ method: 'GET', url: '/api/v1/forums/12' });
  expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', accept: 'application/json' });
  expect(requests[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(requests[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('a response has the ETag and the cursor of the next page', async () => {
  const link = '</api/v1/forums?limit=2&cursor=a%2Bb>; rel="next"';
  const { api, requests } = await serveApi(responding(200, [], { etag: '"7-abc"', link }));
  const response = await api.response(listPosts, { query: { limit: 2, q: undefined } });
  expect(response).toEqual({ data: [], etag: '"7-abc"', next: 'a+b' });
  expect(requests[0]?.url).toBe('/api/v1/forums?limit=2');
});

test('the last page has no cursor', async () => {
  const { api } = await serveApi(responding(200, [], { link: '</api/v1/forums?limit=2>; rel="first"' }));
  expect((await api.response(listPosts)).next).toBeNull();
});

test('a change sends the version that it is based on', async () => {
  const { api, requests } = await serveApi(responding(200, samplePost));
  await api(updatePost, { params: { id: 1 }, body: { title: 'New' }, ifMatch: '"7-abc"' });
  expect(requests[0]?.headers['if-match']).toBe('"7-abc"');
  expect(requests[0]?.body).toBe('{"title":"New"}');
});

test('a create sends the given idempotency key, or a random one', async () => {
  const { api, requests } = await serveApi(responding(201, samplePost));
  const body = { title: 'a', content: 'b' };
  await api(createPost, { body, idempotencyKey: 'mine' });
  await api(createPost, { body });
  expect(requests[0]?.headers['idempotency-key']).toBe('mine');
  expect(requests[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test('a response without a body is undefined', async () => {
  const { api } = await serveApi(responding(204));
  expect(await api(deletePost, { params: { id: 1 } })).toBeUndefined();
});

test('an endpoint with a media type of its own is requested with it and resolves to text', async () => {
  const { api, requests } = await serveApi(responding(200, 'BEGIN:VCALENDAR', { 'content-type': 'text/calendar' }));
  const invitation = { ...getPost, mediaType: 'text/calendar', response: z.string() };
  expect(await api(invitation, { params: { id: 1 } })).toBe('BEGIN:VCALENDAR');
  expect(requests[0]?.headers.accept).toBe('text/calendar');
});
