import type { Post } from '@seed/forums-contracts/posts';
import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { httpClient } from '@seed/service-kit/testing/http-client';
import { aPost } from './testing/factories.ts';
import { forumsOnDisk } from './testing/forums-on-disk.ts';

test('after a kill -9 between acts and responses, exactly the deleted entities have an entry', async () => {
  await using forums = await forumsOnDisk();
  const token = await forums.issuer.token({ sub: 'ana', roles: ['Admin'] });

  await using killed = await forums.start();
  const client = httpClient(killed.url, token);
  const posts = await Promise.all(Array.from({ length: 60 }, () => aPost(client)));
  const deletions = posts.map(({ id }) => client.delete(`/api/v1/forums/${id}`));
  await Promise.race(deletions);
  await killed.kill();
  const acknowledged = (await Promise.allSettled(deletions)).filter(({ status }) => status === 'fulfilled').length;

  await using restarted = await forums.start();
  const again = httpClient(restarted.url, token);
  const left = new Set((await again.get<Post[]>('/api/v1/forums')).body.map(({ id }) => id));
  const deleted = posts.filter(({ id }) => !left.has(id)).map(({ id }) => String(id));
  const recorded = (await auditTrail(again)).map(({ object }) => object.id);
  expect(deleted.length).toBeGreaterThanOrEqual(acknowledged);
  expect(recorded.toSorted()).toEqual(deleted.toSorted());
}, 60_000);
