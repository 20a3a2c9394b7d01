import type { Comment } from '@seed/forums-contracts/comments';
import type { Post } from '@seed/forums-contracts/posts';
import { httpClient, type TestClient } from '@seed/service-kit/testing/http-client';
import { aComment, aPost } from './testing/factories.ts';
import { forumsOnDisk } from './testing/forums-on-disk.ts';

interface Acknowledged {
  readonly posts: number[];
  readonly comments: number[];
}

/** Writes posts, each with a comment, until a request fails after the signal. */
async function writeUntilKilled(client: TestClient, acknowledged: Acknowledged, kill: AbortSignal): Promise<void> {
  for (;;) {
    try {
      const { id } = await aPost(client);
      acknowledged.posts.push(id);
      acknowledged.comments.push((await aComment(client, id)).id);
    } catch (error) {
      // A request that fails before the kill fails the test.
      if (kill.aborted) return;
      throw error;
    }
  }
}

async function missing(client: TestClient, resource: string, ids: readonly number[]): Promise<number[]> {
  const responses = await Promise.all(ids.map((id) => client.get(`/api/v1/${resource}/${id}`)));
  return ids.filter((_, at) => responses[at]?.status !== 200);
}

test('kill -9 in the middle of writing loses no acknowledged post or comment, twice in a row', async () => {
  await using forums = await forumsOnDisk();
  const token = await forums.issuer.token({ sub: 'maria' });
  const acknowledged: Acknowledged = { posts: [], comments: [] };
  for (const goal of [30, 60]) {
    await using running = await forums.start();
    const client = httpClient(running.url, token);
    const kill = new AbortController();
    const writers = Array.from({ length: 8 }, () => writeUntilKilled(client, acknowledged, kill.signal));
    while (acknowledged.comments.length < goal) await client.get('/health/live');
    kill.abort();
    await running.kill();
    await Promise.all(writers);
  }
  await using restarted = await forums.start();
  const client = httpClient(restarted.url, token);
  expect(await missing(client, 'forums', acknowledged.posts)).toEqual([]);
  expect(await missing(client, 'comments', acknowledged.comments)).toEqual([]);
  const posts = (await client.get<Post[]>('/api/v1/forums')).body;
  const comments = (await client.get<Comment[]>('/api/v1/comments')).body;
  expect(posts.reduce((sum, { commentCount }) => sum + commentCount, 0)).toBe(comments.length);
}, 60_000);
