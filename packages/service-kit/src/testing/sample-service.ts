import { endpoint } from '@seed/contracts/endpoint';
import { entityId, requiredText } from '@seed/contracts/fields';
import { pageQuery } from '@seed/contracts/lists';
import { z } from 'zod';
import { createServiceApp } from '../app.ts';
import { assertFresh } from '../precondition.ts';
import { conflict, forbidden } from '../problem-error.ts';
import { sendResponse } from '../send-response.ts';
import { created, createdAtPath, noContent, ok, page } from '../response.ts';
import type { ServiceRouter } from '../request-state.ts';
import { route } from '../route.ts';
import { type RunningServer, startServer } from '../server.ts';
import { httpClient, type TestClient } from './http-client.ts';
import { recordingLogger } from './silent-logger.ts';
import { testIssuer, type TestIssuer } from './test-issuer.ts';
import { createTokenVerifier } from '../token-verifier.ts';

const service = 'notes';
const idParams = z.object({ id: entityId });
const note = z.object({ id: z.number(), title: z.string(), by: z.string().optional() });
const title = requiredText({ max: 10, required: 'Title is required.', label: 'The title' });
const listNotes = endpoint({
  operation: 'listNotes',
  service,
  method: 'GET',
  path: '/notes',
  summary: '',
  status: 200,
  query: z.object({ ...pageQuery.shape, q: z.string().optional() }),
  response: z.array(note),
  paged: true,
});
const getNote = endpoint({
  operation: 'getNote',
  service,
  method: 'GET',
  path: '/notes/:id',
  summary: '',
  status: 200,
  params: idParams,
  response: note,
});
const createNote = endpoint({
  operation: 'createNote',
  service,
  method: 'POST',
  path: '/notes',
  summary: '',
  status: 201,
  body: z.object({ title, tags: z.array(z.string('A tag is a word.')).default([]) }),
  response: note,
});
const updateNote = endpoint({
  operation: 'updateNote',
  service,
  method: 'PUT',
  path: '/notes/:id',
  summary: '',
  status: 200,
  params: idParams,
  body: z.object({ title }),
  response: note,
});
const attach = endpoint({
  operation: 'attach',
  service,
  method: 'POST',
  path: '/attachments',
  summary: '',
  status: 201,
  body: z.object({ file: z.file('Choose one file.'), title: z.string().optional() }),
  bodyType: 'multipart/form-data',
  bodyLimit: { bytes: 400_000, message: 'A file can have at most 400 kB.' },
  response: z.object({ name: z.string(), content: z.string(), title: z.string().optional() }),
});
const deleteNote = endpoint({
  operation: 'deleteNote',
  service,
  method: 'DELETE',
  path: '/notes/:id',
  summary: '',
  status: 204,
  params: idParams,
});

const printNote = endpoint({
  operation: 'printNote',
  service,
  method: 'GET',
  path: '/notes/:id/print',
  summary: '',
  status: 200,
  params: idParams,
  response: z.string(),
  mediaType: 'text/plain',
});

/** The state that the sample's handlers depend on. */
export interface SampleState {
  likes: number;
  databaseIsUp: boolean;
}

export interface Sample {
  readonly url: string;
  readonly state: SampleState;
  readonly issuer: TestIssuer;
  readonly lines: readonly Record<string, unknown>[];
  readonly member: TestClient;
  readonly admin: TestClient;
  stop(): Promise<void>;
}

/** A service with every kind of route, for the kit's own tests. */
export async function startSample(): Promise<Sample> {
  const issuer = await testIssuer();
  const { logger, lines } = recordingLogger();
  const state = { likes: 0, databaseIsUp: true };
  const database = async () => {
    if (!state.databaseIsUp) throw new Error('no database');
  };
  const app = createServiceApp({
    name: service,
    logger,
    routes: (router) => routes(router, state),
    publicRoutes: (router) => router.get('/open/:name.txt', (ctx) => sendResponse(ctx, ok('Come in'), 'text/plain')),
    verifier: createTokenVerifier(issuer.settings),
    health: { database },
  });
  const server: RunningServer = await startServer(app, { host: '127.0.0.1', port: 0, logger });
  const member = httpClient(server.url, await issuer.token());
  const admin = member.as(await issuer.token({ sub: 'ana', roles: ['Admin'] }));
  const stop = async () => {
    await server.stop();
    await issuer.stop();
  };
  return { url: server.url, state, issuer, lines, member, admin, stop };
}

function routes(router: ServiceRouter, state: SampleState): void {
  route(router, listNotes, async ({ query }) =>
    page([{ id: 1, title: 'a' }], query.cursor === undefined ? 'next/1' : undefined),
  );
  route(router, getNote, async ({ params, caller }) => {
    if (params.id === 500) throw new Error('SELECT secret FROM nowhere');
    if (params.id === 503)
      throw Object.assign(new Error('gone'), { driverError: { code: 'PROTOCOL_CONNECTION_LOST' } });
    return ok({ id: params.id, title: `${state.likes} ${'x'.repeat(params.id)}`, by: caller.id }, { version: 3 });
  });
  route(router, createNote, async ({ body, idempotencyKey }) => {
    if (body.title === 'taken') throw conflict(undefined, [{ pointer: '/title', message: 'This title is taken.' }]);
    return created('/notes/7', { id: 7, title: body.title, by: idempotencyKey }, { version: 1 });
  });
  route(router, updateNote, async ({ params, body, ifMatch, caller }) => {
    if (!caller.isAdmin) throw forbidden('Only Admins change notes.');
    assertFresh(ifMatch, 3);
    return ok({ id: params.id, title: body.title }, { version: 4 });
  });
  route(router, printNote, async ({ params }) => ok(`Note ${params.id} 🌱`, { filename: 'Note 7.txt', version: 3 }));
  route(router, deleteNote, async () => noContent());
  route(router, attach, async ({ body: { file, title } }) =>
    createdAtPath('/files/1', { name: file.name, content: (await file.text()).slice(0, 10), title }),
  );
}
