import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startIdentity } from './identity.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ports = {
  upstream: 3950,
  nginx: 3951,
  haproxy: 3952,
  bare: 3953,
  gateway: 3954,
  internal: 3955,
  workers: 3956,
  // The second gateway has the internal port 3957.
  fastify: 3958,
};
const upstream = `http://127.0.0.1:${ports.upstream}`;
const plenty = '100000000';

/** nginx as the service behind all proxies: it takes the least time, so the figures show the proxies. */
const upstreamConfig = (folder) =>
  nginxConfig(
    folder,
    'upstream',
    `
  server {
    listen 127.0.0.1:${ports.upstream};
    default_type application/json;
    location /api/v1/forums { alias ${folder}/small.json; }
    location /api/v1/comments { alias ${folder}/large.json; }
    location /health { return 200 'up'; }
  }`,
  );

/** With the gateway's tasks as far as nginx supports them: request id, limits by key and by address, access log. */
const nginxProxyConfig = (folder) =>
  nginxConfig(
    folder,
    'nginx',
    `
  log_format duties '$time_iso8601 $request_id $remote_addr "$request" $status $request_time';
  access_log ${folder}/nginx-access.log duties;
  limit_req_zone $http_authorization zone=members:10m rate=1000000r/s;
  limit_conn_zone $binary_remote_addr zone=addresses:10m;
  upstream service { server 127.0.0.1:${ports.upstream}; keepalive 128; }
  server {
    listen 127.0.0.1:${ports.nginx};
    location / {
      limit_req zone=members burst=100000 nodelay;
      limit_conn addresses 1000;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header X-Request-Id $request_id;
      proxy_pass http://service;
      add_header X-Request-Id $request_id;
    }
  }`,
  );

const nginxConfig = (folder, name, content) => `
worker_processes 1; daemon off; pid ${folder}/${name}.pid; error_log ${folder}/${name}-error.log;
events { worker_connections 4096; }
http {
  access_log off; keepalive_requests 100000000;
  client_body_temp_path ${folder}/${name}-body; proxy_temp_path ${folder}/${name}-proxy;
  fastcgi_temp_path ${folder}/${name}-f; uwsgi_temp_path ${folder}/${name}-u; scgi_temp_path ${folder}/${name}-s;
  ${content}
}`;

const haproxyConfig = () => `
global
  nbthread 1
  log stdout format raw local0
defaults
  mode http
  log global
  option httplog
  timeout connect 2s
  timeout client 60s
  timeout server 60s
frontend door
  bind 127.0.0.1:${ports.haproxy}
  unique-id-format %{+X}o%ci:%cp_%fi:%fp_%Ts_%rt:%pid
  unique-id-header X-Request-Id
  stick-table type ip size 100k expire 60s store http_req_rate(60s)
  http-request track-sc0 src
  http-request deny deny_status 429 if { sc_http_req_rate(0) gt 100000000 }
  default_backend service
backend service
  server one 127.0.0.1:${ports.upstream} maxconn 128
`;

function gatewayEnvironment(folder, identity) {
  return {
    NODE_ENV: 'production',
    KEYCLOAK_URL: identity.origin,
    UPSTREAMS: JSON.stringify({ forums: { replicas: [upstream] } }),
    PUBLIC_URL: `http://127.0.0.1:${ports.gateway}`,
    ALLOWED_HOSTS: `127.0.0.1:${ports.workers}`,
    SHELL_DIR: folder,
    MODULES_DIR: folder,
    DATA_DIR: folder,
    READS_PER_MINUTE: plenty,
    ADDRESS_REQUESTS_PER_MINUTE: plenty,
    OPEN_REQUESTS_PER_MEMBER: '1000',
    OPEN_REQUESTS_PER_ADDRESS: '1000',
  };
}

/** Starts the service and every proxy; each has one process, except `workers`, which has two. */
export async function startProxies() {
  for (const program of ['nginx', 'haproxy', 'wrk']) {
    if (spawnSync(program, ['-v']).error !== undefined) throw new Error(`${program} is not installed`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'seed-bench-'));
  // This upstream has no declaration of its own.
  const openapi = { paths: {}, components: { schemas: {} } };
  const kept = [
    {
      id: 'forums',
      resources: ['forums', 'comments'],
      uploads: [],
      streams: [],
      public: [],
      contract: '1.0.0',
      openapi,
    },
  ];
  await writeFile(join(folder, 'services.json'), JSON.stringify(kept));
  // The workers of nginx may run as another user.
  await chmod(folder, 0o755);
  const identity = await startIdentity();
  const processes = await startProcesses(folder, gatewayEnvironment(folder, identity));
  const stop = async () => {
    identity.stop();
    await Promise.all(Object.values(processes).map(end));
    await rm(folder, { recursive: true });
  };
  const names = ['nginx', 'haproxy', 'fastify', 'bare', 'gateway', 'workers'];
  const urls = Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${ports[name]}`]));
  try {
    for (const url of Object.values(urls)) await untilServed(`${url}/api/v1/forums`, identity.token);
  } catch (error) {
    await stop();
    throw error;
  }
  const pids = Object.fromEntries(Object.entries(processes).map(([name, { pid }]) => [name, pid]));
  return { urls, pids, token: identity.token, stop };
}

async function startProcesses(folder, environment) {
  await writeFile(join(folder, 'small.json'), JSON.stringify({ text: 'x'.repeat(1000) }));
  await writeFile(join(folder, 'large.json'), JSON.stringify({ text: 'x'.repeat(30_000) }));
  await writeFile(join(folder, 'upstream.conf'), upstreamConfig(folder));
  await writeFile(join(folder, 'nginx.conf'), nginxProxyConfig(folder));
  await writeFile(join(folder, 'haproxy.cfg'), haproxyConfig());
  const fd = openSync(join(folder, 'output.log'), 'a');
  const run = (command, args, env = {}) =>
    spawn(command, args, { cwd: root, stdio: ['ignore', fd, fd], env: { ...process.env, ...env } });
  const gateway = (port, internal, env) =>
    run('node', ['services/gateway/dist/main.js'], {
      ...environment,
      PORT: String(port),
      INTERNAL_PORT: String(internal),
      ...env,
    });
  return {
    upstream: run('nginx', ['-c', join(folder, 'upstream.conf')]),
    nginx: run('nginx', ['-c', join(folder, 'nginx.conf')]),
    haproxy: run('haproxy', ['-f', join(folder, 'haproxy.cfg')]),
    bare: run('node', ['bench/gateway/bare-proxy.mjs'], { UPSTREAM: upstream, PORT: String(ports.bare) }),
    fastify: run('node', ['bench/gateway/fastify-proxy.mjs'], {
      NODE_ENV: 'production',
      UPSTREAM: upstream,
      PORT: String(ports.fastify),
      KEYCLOAK_URL: environment.KEYCLOAK_URL,
    }),
    gateway: gateway(ports.gateway, ports.internal, {}),
    workers: gateway(ports.workers, ports.internal + 2, { WORKERS: '2' }),
  };
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

async function untilServed(url, token) {
  const deadline = Date.now() + 15_000;
  const headers = { Authorization: `Bearer ${token}` };
  while (!(await isServed(url, headers))) {
    if (Date.now() > deadline) throw new Error(`${url} does not respond with 200`);
    await delay(100);
  }
}

/** Resolves to false while nothing listens yet. */
const isServed = (url, headers) =>
  fetch(url, { headers }).then(
    ({ ok }) => ok,
    () => false,
  );
