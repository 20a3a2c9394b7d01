// Reads of a portal while it notifies a thousand members five thousand times a minute, as a ratio to the same without.
// node scripts/with-mariadb.mjs node bench/notifications.mjs
import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { testEventsSecret } from '../packages/service-kit/dist/testing/events.js';
import { testIssuer } from '../packages/service-kit/dist/testing/test-issuer.js';
import { databaseAddress, execute, rateOf, serverAddress } from './services/measure.mjs';
import { startService } from './services/start-service.mjs';
import { median, withSpread } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS ?? 12);
const seconds = 5;
const members = 1000;
const threads = 10;
/** Each comment notifies the author of its post and the others of its thread. */
const recipients = members / threads;
const notificationsPerMinute = 5000;
const commentMs = (60_000 * recipients) / notificationsPerMinute;
const target = 0.9;
const deliveryMs = 60_000;

const serverUrl = serverAddress();
const [forumsUrl, notificationsUrl] = ['seed_bench_forums', 'seed_bench_notifications'].map((name) =>
  databaseAddress(serverUrl, name),
);
const bearer = async (n) => {
  const token = await issuer.token({ sub: `member-${n}`, name: `Member ${n}`, expiresIn: 3600 });
  return { authorization: `Bearer ${token}` };
};

/** A post an author, who is no member of its thread, and a comment by each member of the thread. */
const fill = [
  `INSERT INTO posts (title, content, images, author_id, author_name, created_at, comment_count, like_count)
   SELECT CONCAT('Post ', seq), REPEAT('A sentence of a post. ', 20), '[]', CONCAT('author-', seq), 'María Rojas',
     '2026-01-01' + INTERVAL seq MINUTE, ${recipients}, 0 FROM seq_1_to_${threads}`,
  `INSERT INTO comments (forum_id, content, author_id, author_name, created_at, like_count)
   SELECT 1 + seq MOD ${threads}, 'Well said', CONCAT('member-', seq), CONCAT('Member ', seq),
     '2026-02-01' + INTERVAL seq MINUTE, 0 FROM seq_1_to_${members}`,
  'ANALYZE TABLE posts, comments',
];

async function comment(url, n) {
  const headers = { ...(await bearer(n)), 'content-type': 'application/json' };
  const body = JSON.stringify({ forumId: 1 + (n % threads), content: `Comment ${n}` });
  const response = await fetch(`${url}/api/v1/comments`, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(`POST /comments responded ${response.status}`);
}

/** Comments at the pace of the target for some seconds. Resolves to their number. */
async function writeComments(url, first) {
  const count = Math.ceil((seconds * 1000) / commentMs);
  for (let n = 0; n < count; n += 1) {
    await Promise.all([comment(url, first + n), delay(commentMs)]);
  }
  return count;
}

/** The notifications that members have, and those that one of them has twice. */
async function stored() {
  const connection = await createConnection(notificationsUrl);
  const [[{ found }]] = await connection.query('SELECT COUNT(*) AS found FROM notifications');
  const [[{ distinctOnes }]] = await connection.query(
    'SELECT COUNT(DISTINCT recipient_id, act_key) AS distinctOnes FROM notified_acts',
  );
  await connection.end();
  return { found, twice: found - distinctOnes };
}

async function untilStored(expected) {
  const began = performance.now();
  for (;;) {
    const { found, twice } = await stored();
    const waitedMs = performance.now() - began;
    if (found >= expected || waitedMs > deliveryMs) return { found, twice, waitedMs };
    await delay(100);
  }
}

await execute(serverUrl, ['CREATE DATABASE seed_bench_forums', 'CREATE DATABASE seed_bench_notifications']);
const issuer = await testIssuer();
const events = { secret: testEventsSecret, subscribers: {} };
const notifications = await startService('notifications', {
  databaseUrl: notificationsUrl,
  issuer,
  settings: { publicUrl: 'http://127.0.0.1', events },
});
const forums = await startService('forums', {
  databaseUrl: forumsUrl,
  issuer,
  settings: { events: { ...events, subscribers: { notifications: notifications.url } } },
});
try {
  await execute(forumsUrl, fill);
  const headers = await bearer(1);
  const reads = [
    ['a page of posts', `${forums.url}/api/v1/forums?limit=20`],
    ['a page of notifications', `${notifications.url}/api/v1/notifications?limit=20`],
  ];
  const ratios = new Map(reads.map(([name]) => [name, []]));
  let written = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of reads) {
      const quiet = await rateOf(url, { headers, seconds });
      const [loaded, count] = await Promise.all([
        rateOf(url, { headers, seconds }),
        writeComments(forums.url, written + 1),
      ]);
      written += count;
      ratios.get(name).push(loaded / quiet);
    }
  }
  const { found, twice, waitedMs } = await untilStored(written * recipients);
  for (const [name] of reads)
    console.log(`${name}: ${withSpread(ratios.get(name))} of the rate without, target ${target}`);
  console.log(`${written} comments at ${notificationsPerMinute} notifications a minute to ${members} members`);
  console.log(
    `${written * recipients} expected, ${found} found, ${twice} twice, the last ${waitedMs.toFixed(0)} ms after its comment`,
  );
  const isWhole = found === written * recipients && twice === 0;
  if (!isWhole || [...ratios.values()].some((some) => median(some) < target)) process.exitCode = 1;
} finally {
  forums.stop();
  notifications.stop();
  await issuer.stop();
}
