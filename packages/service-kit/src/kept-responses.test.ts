import { endpoint } from '@seed/contracts/endpoint';
import { z } from 'zod';
import { EncodedJson } from './encoded-body.ts';
import { KeptResponses } from './kept-responses.ts';
import { page } from './response.ts';
import { route } from './route.ts';
import type { Service } from './service.ts';
import { serviceUnderTest } from './testing/service-under-test.ts';
import { sharedService } from './testing/shared-service.ts';
import { testManifest } from './testing/test-manifest.ts';

interface Request {
  readonly key?: string;
  readonly caller?: string;
  readonly version?: number | undefined;
  /** The text of the response if it is made. */
  readonly text?: string;
  readonly exceptions?: readonly string[] | undefined;
}

const usual = { key: 'first page', caller: 'ana', version: 1, text: 'Hello', exceptions: [] as readonly string[] };

/** Responses to a caller with a text, and how many were made. */
function responses() {
  const kept = new KeptResponses();
  let made = 0;
  const respond = async (request: Request = {}) => {
    const { key, caller, version, text, exceptions } = { ...usual, ...request };
    const response = await kept.respond({ key, caller: { id: caller }, version }, () => {
      made += 1;
      return Promise.resolve({ response: page([text]), exceptions: exceptions && new Set(exceptions) });
    });
    return textOf(response.body);
  };
  return { respond, made: () => made };
}

function textOf(body: string[] | EncodedJson): unknown {
  return body instanceof EncodedJson ? (JSON.parse(body.bytes.toString()) as string[])[0] : body[0];
}

const megabyte = 'x'.repeat(1024 * 1024);

test('a response is made once for its key and version, for all members', async () => {
  const { respond, made } = responses();
  for (const caller of ['ana', 'ben', 'ana']) expect(await respond({ caller })).toBe('Hello');
  expect(made()).toBe(1);
});

test.each<Request & { name: string }>([
  { name: 'another version', version: 2 },
  { name: 'an earlier version', version: 0 },
  { name: 'another key', key: 'second page' },
  { name: 'no version', version: undefined },
])('a response with $name is made by itself', async ({ name: _, ...request }) => {
  const { respond, made } = responses();
  await respond();
  expect(await respond({ ...request, text: 'Bye' })).toBe('Bye');
  expect(made()).toBe(2);
});

test('a response without a version is made each time', async () => {
  const { respond, made } = responses();
  for (const text of ['one', 'two', 'three']) expect(await respond({ version: undefined, text })).toBe(text);
  expect(made()).toBe(3);
});

test('the exceptions get responses of their own, which no other member gets', async () => {
  const { respond, made } = responses();
  const exceptions = ['ben', 'cleo'];
  expect(await respond({ caller: 'ben', text: 'to Ben', exceptions })).toBe('to Ben');
  expect(await respond({ caller: 'ana', text: 'to all', exceptions })).toBe('to all');
  expect(await respond({ caller: 'cleo', text: 'to Cleo', exceptions })).toBe('to Cleo');
  const again = ['ana', 'ben', 'cleo', 'dan'].map((caller) => respond({ caller, text: 'made again' }));
  expect(await Promise.all(again)).toEqual(['to all', 'to Ben', 'to Cleo', 'to all']);
  expect(made()).toBe(3);
});

test('a response without exceptions is that of its caller only', async () => {
  const { respond, made } = responses();
  expect(await respond({ caller: 'ana', text: 'to Ana', exceptions: undefined })).toBe('to Ana');
  expect(await respond({ caller: 'ben', text: 'to Ben', exceptions: undefined })).toBe('to Ben');
  expect(await respond({ caller: 'ana', text: 'made again' })).toBe('to Ana');
  expect(made()).toBe(2);
});

const state = { key: 'first page', caller: { id: 'ana' }, version: 1 };

test('a response that was made late, with an earlier version, is not that of the present one', async () => {
  const kept = new KeptResponses();
  const made = (text: string) => ({ response: page([text]), exceptions: new Set<string>() });
  let end = (): void => undefined;
  const late = new Promise<void>((resolve) => (end = resolve));
  const first = kept.respond({ ...state, version: 1 }, async () => {
    await late;
    return made('before');
  });
  const second = await kept.respond({ ...state, version: 2 }, () => Promise.resolve(made('after')));
  end();
  await first;
  const third = await kept.respond({ ...state, version: 2 }, () => Promise.resolve(made('after')));
  expect([second, third].map(({ body }) => textOf(body))).toEqual(['after', 'after']);
});

test('what could not be made is made at the next request', async () => {
  const kept = new KeptResponses();
  await expect(kept.respond(state, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  const made = { response: page(['Hello']), exceptions: undefined };
  await expect(kept.respond(state, () => Promise.resolve(made))).resolves.toMatchObject({ status: 200 });
});

test('at most 24 MiB are kept, those that were read last', async () => {
  const { respond, made } = responses();
  const read = (n: number) => respond({ key: `page ${n}`, text: megabyte });
  for (let n = 0; n < 40; n += 1) await read(n);
  await read(39);
  expect(made()).toBe(40);
  await read(0);
  expect(made()).toBe(41);
});

test('a response is made again after a minute', async () => {
  jest.useFakeTimers();
  try {
    const { respond, made } = responses();
    // The cache takes an instant of 0 for none.
    jest.advanceTimersByTime(1);
    await respond();
    jest.advanceTimersByTime(59_000);
    await respond();
    expect(made()).toBe(1);
    jest.advanceTimersByTime(2000);
    await respond();
    expect(made()).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});

describe('over HTTP', () => {
  const listNotes = endpoint({
    service: 'notes',
    operation: 'listNotes',
    method: 'GET',
    path: '/notes',
    summary: '',
    status: 200,
    response: z.array(z.string()),
  });
  const kept = new KeptResponses();
  const notes: Service = {
    manifest: testManifest('notes', { resources: ['notes'] }),
    endpoints: [listNotes],
    schema: { entities: [], migrations: [] },
    compose: () => ({
      routes(router) {
        route(router, listNotes, ({ caller }) => {
          const made = { response: page([caller.name], 'next-position'), exceptions: undefined };
          return kept.respond({ key: 'notes', caller, version: 1 }, () => Promise.resolve(made));
        });
      },
    }),
  };
  const service = sharedService(() => serviceUnderTest(notes, (common) => common));
  const path = '/api/v1/notes';

  test('a kept response has the body and the headers that it had first, or is a 304', async () => {
    const kenji = service.as('kenji');
    const [first, second] = [await kenji.get(path), await kenji.get(path)];
    const etag = first.headers.get('etag') ?? '';
    expect(second.body).toEqual(['Kenji Tanaka']);
    for (const name of ['etag', 'link', 'content-type', 'cache-control', 'vary']) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
    expect(second.headers.get('link')).toContain('cursor=next-position');
    expect((await kenji.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await service.as('maria').get(path)).body).toEqual(['María Fernanda Rojas']);
  });
});
