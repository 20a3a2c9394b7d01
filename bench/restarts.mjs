// Kills a service ten times in a row while eight members write, and measures how long their writes pause:
// node bench/restarts.mjs
import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from '../services/gateway/dist/testing/sign-in.js';
import { startServices } from './portal/start-services.mjs';

const kills = Number(process.env.KILLS ?? 10);
const writers = 8;
const longestGapMs = Number(process.env.GAP_MS ?? 2000);

/** Writes posts one after the other. A post that fails is sent again with its key until it is acknowledged. */
async function write(api, writer, run) {
  for (let number = 0; !run.isOver; number += 1) {
    const title = `Restart ${writer}-${number}`;
    const sentAt = performance.now();
    let response;
    do {
      response = await api('/forums', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': title.replace(/\W/g, '-') },
        body: JSON.stringify({ title, content: 'Hello everyone' }),
      });
      if (response.status !== 201) {
        run.refusals[response.status] = (run.refusals[response.status] ?? 0) + 1;
        await delay(50);
      }
    } while (response.status !== 201);
    run.acknowledged.push({ title, id: (await response.json()).id, at: performance.now() });
    run.longestWriteMs = Math.max(run.longestWriteMs, performance.now() - sentAt);
  }
}

/** Kills the service; resolves when its successor has acknowledged a write. */
async function killForums(portal, run) {
  const { pid } = portal.services.forums;
  process.kill(pid, 'SIGKILL');
  const killedAt = performance.now();
  while (portal.services.forums.pid === pid) await delay(10);
  const before = run.acknowledged.length;
  while (run.acknowledged.length < before + writers) await delay(10);
  return performance.now() - killedAt;
}

async function titlesOf(api) {
  const titles = [];
  let path = '/forums?limit=200';
  while (path !== undefined) {
    const response = await api(path);
    if (!response.ok) throw new Error(`GET ${path} responded ${response.status}`);
    titles.push(...(await response.json()).map(({ title }) => title));
    path = /<[^>]*\/api\/v1([^>]*)>; *rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return titles;
}

function longestGap(acknowledged) {
  const times = acknowledged.map(({ at }) => at).sort((a, b) => a - b);
  return Math.max(...times.slice(1).map((at, index) => at - times[index]));
}

const portal = await startServices();
try {
  const token = await signIn(portal.url, 'maria@seed.example', 'seed');
  const api = (path, init = {}) =>
    fetch(`${portal.url}/api/v1${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  const run = { isOver: false, acknowledged: [], refusals: {}, longestWriteMs: 0 };
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(api, writer, run)));
  while (run.acknowledged.length < writers) await delay(10);
  const restarts = [];
  for (let kill = 0; kill < kills; kill += 1) restarts.push(Math.round(await killForums(portal, run)));
  run.isOver = true;
  await writing;

  const stored = await titlesOf(api);
  const counts = run.acknowledged.map(({ title }) => stored.filter((other) => other === title).length);
  const lost = counts.filter((count) => count === 0).length;
  const twice = counts.filter((count) => count > 1).length;
  const gap = Math.round(longestGap(run.acknowledged));
  console.log(`${run.acknowledged.length} writes acknowledged, ${lost} lost, ${twice} stored twice`);
  console.log(`responses other than 201, by status: ${JSON.stringify(run.refusals)}`);
  console.log(`the longest write took ${Math.round(run.longestWriteMs)} ms`);
  console.log(`restarts: ${restarts.join(', ')} ms; longest time without a write: ${gap} ms (at most ${longestGapMs})`);
  process.exitCode = lost === 0 && twice === 0 && gap <= longestGapMs ? 0 : 1;
} finally {
  await portal.stop();
}
