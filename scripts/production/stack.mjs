import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startGalera } from './galera.mjs';
import { startIdentity } from './identity.mjs';
import { startMonitoring } from './monitoring.mjs';
import { layCables } from './network.mjs';
import { buildPages, layOut, portalPorts, startPortalProcesses } from './portal.mjs';
import { freePorts, Processes, until } from './processes.mjs';
import { databaseProxy, portalProxy, startProxy } from './proxies.mjs';
import { startSlowLink } from './slow-link.mjs';
import { startObjectStore, startRedis } from './stores.mjs';
import { root } from '../workspaces.mjs';

/**
 * Plans what production consists of: three Galera nodes behind HAProxy, an S3 server, Redis, Keycloak with a mail
 * server, two replicas of each service, two gateways behind HAProxy, and Prometheus. Everything is in
 * one folder and in the network of this process. `start` resolves to its parts; `stop` ends what has been started, at any time.
 */
export function planStack() {
  const folder = mkdtempSync(join(tmpdir(), 'seed-production-'));
  // The database runs as a user of its own and reaches its folder through this one.
  chmodSync(folder, 0o755);
  const processes = new Processes(join(folder, 'logs'));
  return {
    start: async () => ({ ...(await startParts({ processes, folder })), folder, processes }),
    async stop({ keepsLogs }) {
      if (keepsLogs && process.env.CI) processes.printLogEnds();
      await processes.stop();
      if (keepsLogs) console.error(`the logs are in ${join(folder, 'logs')}`);
      // A folder on which a disk is mounted cannot be deleted.
      spawnSync('umount', ['--lazy', join(folder, 'objects')]);
      if (!keepsLogs) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startParts({ processes, folder }) {
  await buildPages(folder);
  layCables();
  const ports = await freePorts(3 + 1 + 2 + 2 + 3 + 1 + portalPorts);
  const take = (count) => ports.splice(0, count);
  const checks = take(3);
  const [databasePort] = take(1);
  const linkPorts = take(2);
  const [redisPort, objectsPort] = take(2);
  const identityPorts = take(3);
  const [monitoringPort] = take(1);
  const plan = layOut(ports);
  const url = `http://127.0.0.1:${plan.front}`;
  const [galera, redis, objects, identity] = await Promise.all([
    startGalera({ processes, folder }),
    startRedis({ processes, port: redisPort }),
    startObjectStore({ processes, folder, port: objectsPort }),
    startIdentity({ processes, folder, ports: identityPorts, portalUrl: url }),
  ]);
  const database = startDatabaseProxy({ processes, folder, nodes: galera.nodes, checks, port: databasePort });
  const link = await startSlowLink({ processes, ports: linkPorts, target: database.port });
  await database.writer();
  const shared = { folder, identityUrl: identity.origin, redisUrl: redis.url, databaseUrl: link.url, objects };
  const portal = startPortalProcesses({ processes, plan, shared });
  startFrontProxy({ processes, folder, plan });
  const untilReady = (limitMs) => until('every process', () => isAllReady(plan), limitMs);
  const untilReplicaReady = (name) => until(name, () => isReplicaReady(plan, name));
  await untilReady(180_000);
  const monitoring = await startMonitoring({ processes, folder, port: monitoringPort, plan });
  return {
    url,
    galera,
    database,
    link,
    redis,
    objects,
    identity,
    plan,
    portal,
    monitoring,
    untilReady,
    untilReplicaReady,
  };
}

function startFrontProxy({ processes, folder, plan: { front, gateways, services } }) {
  const portOf = ({ port }) => port;
  const targets = services.map(({ replicas, ...service }) => ({ ...service, replicas: replicas.map(portOf) }));
  const config = portalProxy({ front, gateways: gateways.map(portOf), services: targets });
  startProxy(processes, { name: 'front-proxy', folder, config });
}

function startDatabaseProxy({ processes, folder, nodes, checks, port }) {
  const pairs = nodes.map(({ host }, index) => ({ host, check: checks[index] }));
  const args = [join(root, 'scripts', 'production', 'check-nodes.mjs'), JSON.stringify(pairs)];
  processes.start('node-checks', { command: process.execPath, args, supervised: true });
  startProxy(processes, { name: 'database-proxy', folder, config: databaseProxy({ port, nodes, checks }) });
  return {
    port,
    /** Resolves to the number of the node that is written to, once there is one. */
    async writer() {
      let number;
      await until('a node that is written to', async () => {
        number = await writingNode(port);
        return true;
      });
      return number;
    },
  };
}

async function writingNode(port) {
  const options = { host: '127.0.0.1', port, user: 'portal', password: 'portal', connectTimeout: 5000 };
  const connection = await createConnection(options);
  try {
    const [[row]] = await connection.query('SELECT @@wsrep_node_name AS name');
    return Number(row.name.slice(-1));
  } finally {
    connection.destroy();
  }
}

/** Whether each gateway has all services, and each replica its database. */
async function isAllReady({ gateways, services }) {
  const ports = services.flatMap(({ replicas }) => replicas.map(({ port }) => port));
  const responses = await Promise.all(ports.map((port) => statusOf(`http://127.0.0.1:${port}/health/ready`)));
  const reports = await Promise.all(gateways.map(({ internal }) => reportOf(internal)));
  const hasAll = ({ status, services: states }) =>
    status !== 'down' && Object.values(states).every((state) => state === 'up');
  return responses.every((status) => status === 200) && reports.every(hasAll);
}

async function isReplicaReady({ services }, wanted) {
  const { port } = services.flatMap(({ replicas }) => replicas).find(({ name }) => name === wanted);
  return (await statusOf(`http://127.0.0.1:${port}/health/ready`)) === 200;
}

async function statusOf(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
  await response.arrayBuffer();
  return response.status;
}

async function reportOf(port) {
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(3000) });
  return response.json();
}
