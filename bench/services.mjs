// Measures a service as a ratio to raw mysql2 that makes the same queries and JSON, in interleaved rounds.
// node scripts/with-mariadb.mjs node bench/services.mjs
import autocannon from 'autocannon';
import { createConnection } from 'mysql2/promise';
import { testIssuer } from '../packages/service-kit/dist/testing/test-issuer.js';
import { startForums, startScript } from './services/start-forums.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 3);
const connections = 16;
const posts = 3000;
const target = 0.7;

const serverUrl = process.env.TEST_DATABASE_URL;
if (serverUrl === undefined) throw new Error('Start this with: node scripts/with-mariadb.mjs node bench/services.mjs');
const databaseUrl = serverUrl.replace(/\/[^/]*$/, '/seed_bench');

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function execute(url, statements) {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  for (const sql of statements) await connection.query(sql);
  await connection.end();
}

async function measure(url, headers) {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}`);
  return result.requests.average;
}

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
const service = await startForums(databaseUrl, issuer);
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
      const [driver, whole] = [await measure(raw.url + path, {}), await measure(service.url + path, headers)];
      ratios.push(whole / driver);
      rates = `${driver.toFixed(0)} → ${whole.toFixed(0)}/s`;
    }
    const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
    missed ||= median(ratios) < target;
    console.log(`${name}: ${median(ratios).toFixed(2)} (${spread}) of raw mysql2, target ${target}; last ${rates}`);
  }
} finally {
  service.stop();
  raw.stop();
  await issuer.stop();
}
process.exitCode = missed ? 1 : 0;
