// Opens streams of events through one gateway and measures its memory: node bench/streams.mjs
// With SHARED=false each has a connection to the service.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startIdentity } from './gateway/identity.mjs';
import { freePort } from './portal/free-port.mjs';
import { residentBytes } from './portal/resident-bytes.mjs';

const root = resolve(import.meta.dirname, '..');
const count = Number(process.env.STREAMS ?? 2000);
const atOnce = 50;
const plenty = '100000000';
/** The target of ten thousand streams. */
const mostMegabytes = 200;
const tenThousand = 10_000;
const megabyte = 1_048_576;
/** The memory is the least of this time, so that it has no garbage of the start of the streams. */
const settleMs = 20_000;

async function startGateway(folder, { origin, serviceUrl }) {
  const [port, internalPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    INTERNAL_PORT: String(internalPort),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    KEYCLOAK_URL: origin,
    JWKS_URL: origin,
    SESSION_CHECK_SECONDS: '0',
    UPSTREAMS: JSON.stringify({ notifications: { replicas: [serviceUrl] } }),
    SHELL_DIR: folder,
    MODULES_DIR: folder,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    // One address opens all streams.
    TRUST_PROXY: 'true',
    OPEN_STREAMS: plenty,
    OPEN_STREAMS_PER_MEMBER: plenty,
    READS_PER_MINUTE: plenty,
    ADDRESS_REQUESTS_PER_MINUTE: plenty,
    OPEN_REQUESTS_PER_MEMBER: plenty,
    OPEN_REQUESTS_PER_ADDRESS: plenty,
  };
  const child = spawn(process.execPath, ['services/gateway/dist/main.js'], { cwd: root, env, stdio: 'inherit' });
  return { child, port, internalPort };
}

async function openStream(port, token) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET /api/v1/notification-stream HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  const [head] = await once(socket, 'data');
  socket.resume();
  if (!head.toString().startsWith('HTTP/1.1 200')) throw new Error(head.toString());
  return socket;
}

async function untilServed({ port }, token) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await openStream(port, token);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}

async function settledBytes({ pid }) {
  let least = Number.POSITIVE_INFINITY;
  for (const end = Date.now() + settleMs; Date.now() < end; await delay(500)) {
    least = Math.min(least, residentBytes(pid));
  }
  return least;
}

async function openCount({ internalPort }) {
  const text = await (await fetch(`http://127.0.0.1:${internalPort}/metrics`)).text();
  return Number(/^gateway_open_streams\S* (\d+)/m.exec(text)[1]);
}

async function openMany(port, token) {
  const sockets = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () => openStream(port, token));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

const folder = await mkdtemp(join(tmpdir(), 'seed-bench-'));
await writeFile(join(folder, 'registry.json'), JSON.stringify({ modules: {} }));
const identity = await startIdentity();
const service = fork(join(import.meta.dirname, 'streams', 'stream-service.mjs'), [identity.origin]);
const [{ url: serviceUrl }] = await once(service, 'message');
const gateway = await startGateway(folder, { origin: identity.origin, serviceUrl });
try {
  (await untilServed(gateway, identity.token)).destroy();
  const before = await settledBytes(gateway.child);
  await openMany(gateway.port, identity.token);
  const after = await settledBytes(gateway.child);
  const open = await openCount(gateway);
  if (open !== count) throw new Error(`${open} of ${count} streams are open`);
  const each = (after - before) / count;
  const cost = (each * tenThousand) / megabyte;
  console.log(
    `${count} streams: ${(before / megabyte).toFixed(0)} MB before, ${(after / megabyte).toFixed(0)} MB with them`,
  );
  console.log(
    `${(each / 1024).toFixed(1)} kB a stream, ${cost.toFixed(0)} MB for 10,000 (target: ${mostMegabytes} MB)`,
  );
  if (cost > mostMegabytes) process.exitCode = 1;
} finally {
  gateway.child.kill('SIGTERM');
  await once(gateway.child, 'exit');
  service.disconnect();
  identity.stop();
  await rm(folder, { recursive: true });
}
process.exit();
