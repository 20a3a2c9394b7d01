// Measures pages of lists in a large database as a ratio to a small one, in interleaved rounds: the cost of a page must not
// depend on how many rows there are. node scripts/with-mariadb.mjs node bench/scale.mjs
import { tmpdir } from 'node:os';
import { testIssuer } from '../packages/service-kit/dist/testing/test-issuer.js';
import { scaledPages, scaledServices } from './scale/fill.mjs';
import { databaseAddress, execute, rateOf, serverAddress } from './services/measure.mjs';
import { startService } from './services/start-service.mjs';
import { median, withSpread } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 2);
const sizes = { small: 3000, large: Number(process.env.ROWS ?? 1_000_000) };
/** Greatest ratio of the time of a page in the large database to that in the small one. */
const target = 1.1;

const serverUrl = serverAddress();
const issuer = await testIssuer();
const headers = { authorization: `Bearer ${await issuer.token({ expiresIn: 3600 * 6 })}` };
const settings = { pictures: { folder: tmpdir() }, uploadsPerHour: 1 };
const running = [];

/** Starts a service with a database of its own and fills its tables. */
async function startFilled(name, size) {
  const database = `seed_scale_${name}_${size}`;
  const databaseUrl = databaseAddress(serverUrl, database);
  await execute(serverUrl, [`CREATE DATABASE ${database}`]);
  const service = await startService(name, { databaseUrl, issuer, settings });
  running.push(service);
  const start = performance.now();
  await execute(databaseUrl, scaledServices[name](sizes[size]));
  console.log(`${name}: ${sizes[size]} rows (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  return service.url;
}

const rate = (url) => rateOf(url, { headers, seconds });

let missed = false;
try {
  for (const name of Object.keys(scaledServices)) {
    const urls = { small: await startFilled(name, 'small'), large: await startFilled(name, 'large') };
    for (const [page, pathOf] of scaledPages[name]) {
      const ratios = [];
      for (let round = 0; round < rounds; round += 1) {
        const small = await rate(urls.small + pathOf(sizes.small));
        ratios.push(small / (await rate(urls.large + pathOf(sizes.large))));
      }
      missed ||= median(ratios) > target;
      console.log(`${page}: × ${withSpread(ratios)} of the time with ${sizes.small} rows, target ≤ ${target}`);
    }
  }
} finally {
  for (const service of running) service.stop();
  await issuer.stop();
}
process.exitCode = missed ? 1 : 0;
