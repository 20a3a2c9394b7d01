// Measures a service as a ratio to raw mysql2 that makes the same queries and JSON, in interleaved rounds.
// node scripts/with-mariadb.mjs node bench/services.mjs
import { testIssuer } from '../packages/service-kit/dist/testing/test-issuer.js';
import { databaseAddress, execute, rateOf, serverAddress } from './services/measure.mjs';
import { startScript, startService } from './services/start-service.mjs';
import { median, withSpread } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 3);
const posts = 3000;
const target = 0.7;

const serverUrl = serverAddress();
const databaseUrl = databaseAddress(serverUrl, 'seed_bench');

const numbers = `SELECT seq FROM seq_1_to_${posts}`;
const fill = [
  `INSERT INTO posts (title, content, images, author_id, author_name, created_at, comment_count, like_count)
   SELECT CONCAT('Post ', seq), REPEAT('A sentence of a post. ', 20), '[]', CONCAT('member-', seq % 60), 'María Rojas',
     '2026-01-01' + INTERVAL seq MINUTE, 0, 3 FROM (${numbers}) n`,
  `INSERT INTO comments (forum_id, content, author_id, author_name, created_at, like_count)
   SELECT posts.id, CONCAT('Comment ', seq), 'member-1', 'María Rojas', '2026-01-01' + INTERVAL seq MINUTE, 0
   FROM posts, seq_1_to_20 WHERE posts.id > 1`,
  `INSERT INTO post_likes (entity_id, user_id, created_at)
   SELECT posts.id, CONCAT('member-', seq), '2026-06-01' FROM posts, seq_1_to_3`,
  `INSERT INTO comments (forum_id, content, author_id, author_name, created_at, like_count)
   SELECT 1, CONCAT('Comment ', seq), 'member-1', 'María Rojas', '2026-01-01' + INTERVAL seq MINUTE, 0 FROM (${numbers}) n`,
  'ANALYZE TABLE posts, post_likes, comments',
];

await execute(serverUrl, ['CREATE DATABASE seed_bench']);
const issuer = await testIssuer();
const service = await startService('forums', { databaseUrl, issuer });
await execute(databaseUrl, fill);
const raw = await startScript('bench/services/raw-mysql2.mjs', { DATABASE_URL: databaseUrl });
const headersOf = async (member) => ({
  authorization: `Bearer ${await issuer.token({ sub: member, expiresIn: 3600 })}`,
});
const headers = await headersOf('member-1');
const members = await Promise.all(Array.from({ length: 16 }, (_, n) => headersOf(`member-${n}`)));
const oneOf = (list) => list[Math.floor(Math.random() * list.length)];
const ids = Array.from({ length: posts }, (_, n) => n + 1);
const byMembers = (request) => ({ ...request, headers: { ...request.headers, ...oneOf(members) } });
const commentOn = (request, forumId) =>
  byMembers({
    ...request,
    method: 'POST',
    path: '/api/v1/comments',
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ forumId, content: 'A comment of the measurement.' }),
  });
let missed = false;
try {
  for (const { name, path, change } of [
    { name: 'a page of 20 posts', path: '/api/v1/forums?limit=20' },
    { name: 'one post', path: '/api/v1/forums/1500' },
    { name: '20 comments of a thread', path: '/api/v1/comments?forumId=1&limit=20' },
    { name: 'a page of 20 posts, 16 members', path: '/api/v1/forums?limit=20', change: byMembers },
    {
      name: 'one of 3,000 posts, 16 members',
      path: '/',
      change: (request) => ({ ...byMembers(request), path: `/api/v1/forums/${oneOf(ids)}` }),
    },
    {
      name: '20 comments of one of 3,000 threads, 16 members',
      path: '/',
      change: (request) => ({ ...byMembers(request), path: `/api/v1/comments?forumId=${oneOf(ids)}&limit=20` }),
    },
    { name: 'a comment on one post, 16 members', path: '/', change: (request) => commentOn(request, 1500) },
    {
      name: 'a comment on one of 3,000 posts, 16 members',
      path: '/',
      change: (request) => commentOn(request, oneOf(ids)),
    },
  ]) {
    const ratios = [];
    let rates;
    for (let round = 0; round < rounds; round += 1) {
      const [driver, whole] = [
        await rateOf(raw.url + path, { seconds, change }),
        await rateOf(service.url + path, { headers, seconds, change }),
      ];
      ratios.push(whole / driver);
      rates = `${driver.toFixed(0)} → ${whole.toFixed(0)}/s`;
    }
    missed ||= median(ratios) < target;
    console.log(`${name}: ${withSpread(ratios)} of raw mysql2, target ${target}; last ${rates}`);
  }
} finally {
  service.stop();
  raw.stop();
  await issuer.stop();
}
process.exitCode = missed ? 1 : 0;
