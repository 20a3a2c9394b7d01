import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Comment } from '@seed/contracts/comments';
import type { Post } from '@seed/contracts/posts';
import { httpClient, type TestClient } from '@seed/service-kit/testing/http-client';
import { testIssuer, type TestIssuer } from '@seed/service-kit/testing/test-issuer';
import { aComment, aPost } from './testing/factories.ts';

const main = join(__dirname, 'main.ts');
const listening = /http:\/\/127\.0\.0\.1:\d+/;
let folder: string;
let issuer: TestIssuer;
let running: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-forums-'));
  issuer = await testIssuer();
});

afterAll(async () => {
  running?.kill('SIGKILL');
  await issuer.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The service as a process of its own on the embedded database, and its address. */
async function startProcess(): Promise<string> {
  const child = spawn(process.execPath, ['--conditions=seed-source', '--import', 'tsx', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      DATA_DIR: folder,
      DATABASE_URL: '',
      TOKEN_ISSUER: issuer.settings.issuer,
      JWKS_URL: issuer.settings.jwksUrl,
    },
  });
  running = child;
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended early with ${code}`)));
    lines.on('line', (line) => {
      const url = listening.exec(line)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}

async function killProcess(): Promise<void> {
  const child = running;
  if (child === undefined) throw new Error('the service is not running');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  running = undefined;
}

interface Acknowledged {
  readonly posts: number[];
  readonly comments: number[];
}

/** Writes posts, each with a comment, until the service is gone. */
async function writeUntilGone(client: TestClient, acknowledged: Acknowledged): Promise<void> {
  for (;;) {
    try {
      const { id } = await aPost(client);
      acknowledged.posts.push(id);
      acknowledged.comments.push((await aComment(client, id)).id);
    } catch (error) {
      // After the kill a request fails, as it must; before, it is a failure of the test.
      if (running?.killed !== false) return;
      throw error;
    }
  }
}

async function missing(client: TestClient, resource: string, ids: readonly number[]): Promise<number[]> {
  const responses = await Promise.all(ids.map((id) => client.get(`/api/v1/${resource}/${id}`)));
  return ids.filter((_, at) => responses[at]?.status !== 200);
}

test('kill -9 in the middle of writing loses no acknowledged post or comment, twice in a row', async () => {
  const token = await issuer.token({ sub: 'maria' });
  const acknowledged: Acknowledged = { posts: [], comments: [] };
  for (const goal of [30, 60]) {
    const client = httpClient(await startProcess(), token);
    const writers = Array.from({ length: 8 }, () => writeUntilGone(client, acknowledged));
    while (acknowledged.comments.length < goal) await client.get('/health/live');
    await killProcess();
    await Promise.all(writers);
  }
  const client = httpClient(await startProcess(), token);
  expect(await missing(client, 'forums', acknowledged.posts)).toEqual([]);
  expect(await missing(client, 'comments', acknowledged.comments)).toEqual([]);
  const posts = (await client.get<Post[]>('/api/v1/forums')).body;
  const comments = (await client.get<Comment[]>('/api/v1/comments')).body;
  expect(posts.reduce((sum, { commentCount }) => sum + commentCount, 0)).toBe(comments.length);
  await killProcess();
}, 60_000);
