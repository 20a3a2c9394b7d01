/** @jest-environment node */
import { createPost, getPost, listPosts } from '@seed/forums-contracts/posts';
import { samplePost } from './testing/sample-post.ts';
import { rejection, responding, serveApi } from './testing/serve-api.ts';

test('an expired token is renewed once for all calls that it fails', async () => {
  const { api } = await serveApi(
    (request, response) =>
      responding(request.headers.authorization === 'Bearer fresh' ? 200 : 401, samplePost)(request, response),
    { token: async (options) => (options?.fresh ? refresh() : current) },
  );
  let current = 'expired';
  const refresh = jest.fn(() => (current = 'fresh'));
  await Promise.all([1, 2, 3].map((id) => api(getPost, { params: { id } })));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a create that is repeated with a renewed token keeps its idempotency key', async () => {
  let responses = 0;
  const { api, requests } = await serveApi((request, response) => {
    responses += 1;
    responding(responses === 1 ? 401 : 201, samplePost)(request, response);
  });
  await api(createPost, { body: { title: 'a', content: 'b' } });
  expect(requests).toHaveLength(2);
  expect(requests[1]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key']);
});

test('a session ends when its renewed token is refused too', async () => {
  const onUnauthorized = jest.fn();
  const { api, requests } = await serveApi(responding(401), { onUnauthorized });
  expect(await rejection(api(getPost, { params: { id: 1 } }))).toMatchObject({ status: 401 });
  expect(requests).toHaveLength(2);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('without a session nothing is sent', async () => {
  const { api, requests } = await serveApi(responding(200, []), { token: () => Promise.reject(new Error('gone')) });
  expect(await rejection(api(listPosts))).toMatchObject({ code: 'unauthorized', status: 401 });
  expect(requests).toHaveLength(0);
});
