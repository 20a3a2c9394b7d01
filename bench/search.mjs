// Measures the search over a million posts through the API of the forums service, and what it costs to write a post.
// node scripts/with-mariadb.mjs node bench/search.mjs
import { createDataSource } from '../packages/service-kit/dist/data-source.js';
import { createLogger } from '../packages/service-kit/dist/logger.js';
import { updateSearchIndex } from '../packages/service-kit/dist/search/search-indexer.js';
import { testIssuer } from '../packages/service-kit/dist/testing/test-issuer.js';
import { forumsSchema } from '../services/forums/dist/db/schema.js';
import { postSearch } from '../services/forums/dist/posts/post.search.js';
import { postText, searches } from './search/corpus.mjs';
import { databaseAddress, execute, serverAddress } from './services/measure.mjs';
import { startService } from './services/start-service.mjs';
import { median, quantile, withSpread } from './statistics.mjs';

const count = Number(process.env.POSTS ?? 1_000_000);
const requests = Number(process.env.REQUESTS ?? 200);
const rounds = Number(process.env.ROUNDS ?? 5);
/** They take seconds, so that the index follows while they are written. */
const writesPerRound = 1500;
const targetMs = 50;
const targetWriteCost = 1.2;
const rowsPerInsert = 1000;

const serverUrl = serverAddress();
const databaseUrl = databaseAddress(serverUrl, 'seed_bench_search');

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Opens a database and writes the posts that are missing; one that is kept from an earlier run has all of them. */
async function filledDatabase(url) {
  const database = await createDataSource({ ...forumsSchema, location: { url }, logger });
  const [{ stored }] = await database.query('SELECT COUNT(*) AS stored FROM posts');
  const start = performance.now();
  for (let at = Number(stored); at < count; at += rowsPerInsert) {
    const rows = Array.from({ length: Math.min(rowsPerInsert, count - at) }, (_, n) => postRow(at + n));
    await database.query(
      `INSERT INTO posts (title, content, images, author_id, author_name, created_at) VALUES ${rows.map(() => '(?)').join(', ')}`,
      rows,
    );
  }
  console.log(`${count} posts are stored (${seconds(start)})`);
  return database;
}

async function index(database) {
  const start = performance.now();
  await updateSearchIndex(database, postSearch);
  console.log(`they are indexed (${seconds(start)})`);
  const [{ size }] = await database.query(
    "SELECT ROUND(SUM(data_length) / 1048576) AS size FROM information_schema.tables WHERE table_name LIKE 'post_search%'",
  );
  console.log(`the index has about ${size} MB`);
}

function postRow(n) {
  const { title, content } = postText(n);
  const createdAt = new Date(Date.UTC(2020, 0, 1) + n * 60_000);
  return [title, content, '[]', `member-${n % 60}`, 'María Rojas', createdAt];
}

async function measureSearch(url, headers, { q, author }) {
  const query = new URLSearchParams({ q, limit: '20', ...(author === undefined ? {} : { author }) });
  const times = [];
  let hits = 0;
  for (let n = 0; n < requests; n += 1) {
    const start = performance.now();
    const response = await fetch(`${url}/api/v1/forums?${query}`, { headers });
    const posts = await response.json();
    times.push(performance.now() - start);
    if (!response.ok) throw new Error(`${q}: ${JSON.stringify(posts)}`);
    hits = posts.length;
  }
  return { hits, middle: median(times), p99: quantile(times, 0.99) };
}

/** The mean time of one post through the API in milliseconds. */
async function measureWrites({ url }, headers) {
  const start = performance.now();
  for (let n = 0; n < writesPerRound; n += 1) {
    const response = await fetch(`${url}/api/v1/forums`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(postText(n)),
    });
    if (response.status !== 201) throw new Error(`A post: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }
  return (performance.now() - start) / writesPerRound;
}

/** Returns how many times longer a post takes with the search index, which is updated meanwhile, than without it. */
async function writeCost({ searched, unindexed }, headers) {
  const ratios = [];
  for (const service of [unindexed, searched]) await measureWrites(service, headers);
  for (let round = 0; round < rounds; round += 1) {
    const alone = await measureWrites(unindexed, headers);
    ratios.push((await measureWrites(searched, headers)) / alone);
  }
  return ratios;
}

const logger = createLogger({ name: 'bench', destination: { write: () => undefined } });
await execute(
  serverUrl,
  ['seed_bench_search', 'seed_bench_unindexed'].map((name) => `CREATE DATABASE IF NOT EXISTS ${name}`),
);
const database = await filledDatabase(databaseUrl);
await index(database);
await database.destroy();
const unindexedUrl = databaseAddress(serverUrl, 'seed_bench_unindexed');
await (await filledDatabase(unindexedUrl)).destroy();
const issuer = await testIssuer();
const service = await startService('forums', { databaseUrl, issuer });
// It has a database of its own, because the index would look for what is written without it.
const unindexed = await startService('forums', {
  databaseUrl: unindexedUrl,
  issuer,
  env: { NODE_OPTIONS: `--import=${new URL('./search/without-index.mjs', import.meta.url)}` },
});
const headers = { authorization: `Bearer ${await issuer.token({ expiresIn: 3600 * 6 })}` };
let missed = false;
try {
  for (const search of searches) {
    const { hits, middle, p99 } = await measureSearch(service.url, headers, search);
    missed ||= p99 > targetMs;
    const times = `median ${middle.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
    console.log(`${search.name} (${search.q}): ${hits} posts, ${times}, target ${targetMs} ms`);
  }
  const ratios = await writeCost({ searched: service, unindexed }, headers);
  const cost = median(ratios);
  missed ||= cost > targetWriteCost;
  console.log(`writing a post: × ${withSpread(ratios)}, target × ${targetWriteCost}`);
} finally {
  service.stop();
  unindexed.stop();
  await issuer.stop();
}
process.exitCode = missed ? 1 : 0;
