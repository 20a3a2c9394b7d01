import { endpoint } from '@seed/contracts/endpoint';
import { z } from 'zod';
import { mockEndpoint, firstMockResponse } from './mock-endpoint.ts';
import { MockProblemError } from './mock-problem-error.ts';

const getFile = endpoint({
  operation: 'getFile',
  service: 'files',
  method: 'GET',
  path: '/files/:id',
  summary: 'A file',
  params: z.object({ id: z.coerce.number() }),
  response: z.string(),
  mediaType: 'text/calendar',
  status: 200,
});

const requestFor = (id: string) => new Request(`http://portal.test/api/v1/files/${id}`);

test('a response that is not JSON is sent as it is', async () => {
  const response = await firstMockResponse(
    [mockEndpoint(getFile, ({ params }) => ({ data: `BEGIN ${params.id}` }))],
    requestFor('7'),
  );
  expect(response?.headers.get('content-type')).toBe('text/calendar');
  expect(await response?.text()).toBe('BEGIN 7');
});

test('an error is a problem document, also for an endpoint without JSON', async () => {
  const refuse = () => {
    throw new MockProblemError('not_found');
  };
  const response = await firstMockResponse([mockEndpoint(getFile, refuse)], requestFor('7'));
  expect(response?.status).toBe(404);
  expect(response?.headers.get('content-type')).toBe('application/problem+json');
});

const createFile = endpoint({
  operation: 'createFile',
  service: 'files',
  method: 'POST',
  path: '/files/:name',
  summary: 'Keep a file',
  params: z.object({ name: z.string() }),
  body: z.object({ file: z.file() }),
  bodyType: 'multipart/form-data',
  response: z.object({ said: z.string() }),
  status: 201,
});

test('a form with a file and an encoded path are parsed with the contract', async () => {
  const body = new FormData();
  body.append('file', new File(['hello'], 'hello.txt'));
  const sent = new Request('http://portal.test/api/v1/files/a%40b', { method: 'POST', body });
  const kept = mockEndpoint(createFile, async (request) => ({
    data: { said: `${request.params.name} ${await request.body.file.text()}` },
  }));
  const response = await firstMockResponse([kept], sent);
  expect(response?.status).toBe(201);
  expect(await response?.json()).toEqual({ said: 'a@b hello' });
});
