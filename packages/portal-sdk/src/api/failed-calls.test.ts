/** @jest-environment node */
import { createUpload } from '@seed/contracts/uploads';
import { getPost } from '@seed/forums-contracts/posts';
import { rejection, responding, serveApi } from './testing/serve-api.ts';
import type { Responder } from './testing/serve-api.ts';

/** Resolves to the error of a read that gets this response. */
async function errorOf(respond: Responder, timeoutMs = 5000): Promise<unknown> {
  const { api } = await serveApi(respond, { timeoutMs });
  return rejection(api(getPost, { params: { id: 1 } }));
}

test('a problem becomes an error with its code, its detail and its fields', async () => {
  const errors = [{ pointer: '/title', message: 'Title is required.' }];
  const problem = {
    type: 'about:blank',
    title: 'Invalid',
    status: 400,
    detail: 'Look again.',
    code: 'validation',
    errors,
  };
  expect(await errorOf(responding(400, problem, { 'content-type': 'application/problem+json' }))).toMatchObject({
    name: 'ApiError',
    code: 'validation',
    status: 400,
    message: 'HTTP error! status: 400',
    detail: 'Look again.',
    fieldErrors: { title: 'Title is required.' },
  });
});

test('an error response without a problem has the code http and its status', async () => {
  const error = await errorOf(responding(503, '<html>Busy</html>', { 'content-type': 'text/html' }));
  expect(error).toMatchObject({ code: 'http', status: 503, message: 'HTTP error! status: 503', detail: null });
});

test('a response of 200 without JSON is malformed', async () => {
  expect(await errorOf(responding(200, '<html>'))).toMatchObject({ code: 'malformed', status: 200 });
});

test('a missing response is a network failure', async () => {
  expect(await errorOf((request) => request.socket.destroy())).toMatchObject({ code: 'network', status: 0 });
});

test('a response that takes too long is a timeout', async () => {
  expect(await errorOf(() => undefined, 30)).toMatchObject({ code: 'timeout', status: 0 });
});

test('a picture may take longer than another call, because a phone sends it slowly', async () => {
  const slow: Responder = (_request, response) => {
    setTimeout(() => responding(201, { filename: 'picture.webp' })(_request, response), 100);
  };
  const { api } = await serveApi(slow, { timeoutMs: 30 });
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(1000)]));
  await expect(api(createUpload, { body })).resolves.toEqual({ filename: 'picture.webp' });
});

test('an aborted call rejects with the reason of the abort', async () => {
  const controller = new AbortController();
  const { api } = await serveApi(() => controller.abort(new Error('left')));
  const error = await rejection(api(getPost, { params: { id: 1 }, signal: controller.signal }));
  expect(error).toMatchObject({ message: 'left' });
});
