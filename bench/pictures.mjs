// Pictures out of a real S3 store: streamed through the service and the gateway, or fetched from the store by a signed
// address to which the portal would redirect: node scripts/with-s3.mjs node bench/pictures.mjs
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { startIdentity } from './gateway/identity.mjs';
import { cpuMs } from './portal/cpu-ms.mjs';
import { freePort } from './portal/free-port.mjs';
import { median } from './statistics.mjs';

const root = resolve(import.meta.dirname, '..');
const rounds = Number(process.env.ROUNDS ?? 5);
const requests = Number(process.env.REQUESTS ?? 2000);
const connections = 8;
const plenty = '100000000';
const picture = join(root, 'docs', 'screenshots', 'group.png');
const key = { accessKeyId: 'bench', secretAccessKey: 'a-secret-of-the-bench' };
const bucket = 'pictures';

function startStore(folder, port) {
  mkdirSync(join(folder, bucket), { recursive: true });
  const args = ['--access', key.accessKeyId, '--secret', key.secretAccessKey, '--port', `127.0.0.1:${port}`, 'posix'];
  return spawn(process.env.TEST_S3_SERVER, [...args, folder], { stdio: 'ignore' });
}

async function startAll(folder, { origin }) {
  const [port, internalPort, servicePort, storePort] = await Promise.all(Array.from({ length: 4 }, freePort));
  const store = `http://127.0.0.1:${storePort}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    KEYCLOAK_URL: origin,
    JWKS_URL: origin,
    SESSION_CHECK_SECONDS: '0',
    DATA_DIR: folder,
    SHELL_DIR: folder,
    MODULES_DIR: folder,
    UPSTREAMS: JSON.stringify({ community: { replicas: [`http://127.0.0.1:${servicePort}`] } }),
    READS_PER_MINUTE: plenty,
    ADDRESS_REQUESTS_PER_MINUTE: plenty,
    S3_ENDPOINT: store,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: key.accessKeyId,
    S3_SECRET_ACCESS_KEY: key.secretAccessKey,
  };
  const start = (name, variables) =>
    spawn(process.execPath, [`services/${name}/dist/main.js`], {
      cwd: root,
      env: { ...env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const children = {
    store: startStore(join(folder, 'store'), storePort),
    community: start('community', { PORT: String(servicePort) }),
    gateway: start('gateway', { PORT: String(port), INTERNAL_PORT: String(internalPort) }),
  };
  return { url: env.PUBLIC_URL, store, children };
}

/** Uploads the picture as soon as the portal is ready. Resolves to the name under which it is served. */
async function upload(url, token) {
  const form = new FormData();
  form.append('file', new Blob([readFileSync(picture)]), 'group.png');
  const headers = { authorization: `Bearer ${token}` };
  for (const end = performance.now() + 60_000; performance.now() < end; await delay(200)) {
    const response = await fetch(`${url}/api/v1/uploads`, { method: 'POST', headers, body: form }).catch(
      () => undefined,
    );
    if (response?.status === 201) return (await response.json()).filename;
  }
  throw new Error('the picture was not accepted within a minute');
}

const sizes = {};

/** Resolves to the rate, and to the microseconds of CPU time of all programs, of one request. */
async function measure(name, { url, headers, status }, children) {
  const before = Object.values(children).map(({ pid }) => cpuMs(pid));
  const startedAt = performance.now();
  const read = async () => {
    for (let number = 0; number < requests / connections; number += 1) {
      const response = await fetch(url, { headers });
      sizes[name] = (await response.arrayBuffer()).byteLength;
      if (response.status !== status) throw new Error(`${url} responded ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, read));
  const seconds = (performance.now() - startedAt) / 1000;
  const used = Object.values(children).map((child, at) => cpuMs(child.pid) - before[at]);
  const cpu = Object.fromEntries(Object.keys(children).map((part, at) => [part, (used[at] / requests) * 1000]));
  return { rate: requests / seconds, ...cpu };
}

const folder = mkdtempSync(join(tmpdir(), 'seed-bench-'));
const identity = await startIdentity();
const { url, store, children } = await startAll(folder, identity);
try {
  const filename = await upload(url, identity.token);
  const client = new AwsClient({ service: 's3', region: 'us-east-1', ...key });
  const signed = await client.sign(`${store}/${bucket}/${filename}`, { aws: { signQuery: true } });
  const ways = {
    streamed: { url: `${url}/uploads/${filename}`, headers: {}, status: 200 },
    // A redirect costs the portal what a 304 costs: the same way without the bytes.
    redirect: { url: `${url}/uploads/${filename}`, headers: { 'if-none-match': `"${filename}"` }, status: 304 },
    signed: { url: signed.url, headers: {}, status: 200 },
  };
  const results = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const result = await measure(name, way, children);
      // The first round warms the programs up.
      if (round > 0) results[name].push(result);
    }
  }
  const middle = (name, what) => median(results[name].map((result) => result[what]));
  for (const name of Object.keys(ways)) {
    const parts = Object.keys(children).map((part) => `${part} ${Math.round(middle(name, part))} µs`);
    console.log(`${name}: ${Math.round(middle(name, 'rate'))}/s of ${sizes[name]} bytes; ${parts.join(', ')}`);
  }
  const total = (name) => Object.keys(children).reduce((sum, part) => sum + middle(name, part), 0);
  const ratio = (total('redirect') + total('signed')) / total('streamed');
  console.log(`CPU of a redirect and a signed address, against streaming: ${ratio.toFixed(2)}`);
} finally {
  for (const child of Object.values(children)) child.kill('SIGTERM');
  identity.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit();
