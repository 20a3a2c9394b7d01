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
const headers = { authorization: `Bearer ${await issuer.token({ expiresIn: 3600 })}` };
let missed = false;
try {
  for (const [name, path] of [
    ['a page of 20 posts', '/api/v1/forums?limit=20'],
    ['one post', '/api/v1/forums/1500'],
    ['20 comments of a thread', '/api/v1/comments?forumId=1&limit=20'],
  ]) {
    const ratios = [];
    let rates;
    for (let round = 0; round < rounds; round += 1) {
      const [driver, whole] = [
        await rateOf(raw.url + path, { seconds }),
        await rateOf(service.url + path, { headers, seconds }),
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
