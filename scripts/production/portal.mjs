import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishWorkingTree } from '../../packages/dev-stack/dist/working-tree.js';
import { root } from '../workspaces.mjs';

export const serviceNames = ['calendar', 'clubs', 'community', 'documents', 'forums', 'notifications', 'registry'];
const replicaNumbers = [1, 2];
/** The database serves 200 connections; administrators, the cluster and the checks keep 30 of them. */
const databaseConnections = '170';
/** Of seven services with two replicas each; a killed one is replaced, not added to. */
const databaseProcesses = '14';
/** The builds of the browser tests: what they have built is not built again. */
const modulesDir = join(root, '.cache', 'e2e-modules');

/** Ports of the portal's processes: `front` of the proxy, two of each gateway, one of each replica, one of each service. */
export const portalPorts = 1 + 2 * replicaNumbers.length + serviceNames.length * (replicaNumbers.length + 1);

/** The plan of the portal's processes over their ports. */
export function layOut([front, ...rest]) {
  const take = (count) => rest.splice(0, count);
  const gateways = replicaNumbers.map((number) => {
    const [port, internal] = take(2);
    return { name: `gateway-${number}`, port, internal };
  });
  const services = serviceNames.map((name) => {
    const [port, ...ports] = take(1 + replicaNumbers.length);
    return { name, port, replicas: ports.map((of, index) => ({ name: `${name}-${index + 1}`, port: of })) };
  });
  return { front, gateways, services };
}

/** Builds the shell and each module that has changed since its last build, and lists the builds for the gateways. */
export const buildPages = (folder) => publishWorkingTree({ root, dataDir: folder, modulesDir }, console.error);

const addressOf = (port) => `http://127.0.0.1:${port}`;

/**
 * Starts two gateways and two replicas of each service from the compiled code, supervised, as production runs them.
 * @param {{ processes: import('./processes.mjs').Processes, plan: ReturnType<typeof layOut>, shared: object }} options
 *   `shared` has the addresses of the identity provider, the database, the stores and the folder of the run
 */
export function startPortalProcesses({ processes, plan, shared }) {
  const common = commonEnvironment({ ...shared, plan });
  const start = ({ name, script, env, onStart }) => {
    const data = join(shared.folder, name);
    mkdirSync(data, { recursive: true });
    const args = ['--enable-source-maps', join(root, 'services', script, 'dist', 'main.js')];
    const environment = { ...common, DATA_DIR: data, ...env };
    processes.start(name, { command: process.execPath, args, env: environment, supervised: true, onStart });
  };
  const startReplica = (service, replica, extra = {}) =>
    start({
      name: replica.name,
      script: service.name,
      env: { ...serviceEnvironment(service, { ...shared, plan }), PORT: String(replica.port), ...extra },
    });
  for (const service of plan.services) {
    for (const replica of service.replicas) startReplica(service, replica);
  }
  const [killed] = plan.gateways;
  for (const gateway of plan.gateways) {
    const env = gatewayEnvironment(gateway, { plan, folder: shared.folder });
    const onStart = (pid) => gateway === killed && noteState(shared.folder, { gateway, pid, plan });
    start({ name: gateway.name, script: 'gateway', env, onStart });
  }
  return { startReplica };
}

/** Writes the state that browser tests read, with the gateway that they may kill; in one step, for its readers. */
function noteState(folder, { gateway, pid, plan }) {
  const file = join(folder, 'portal.json');
  const state = {
    url: addressOf(plan.front),
    internalUrl: addressOf(gateway.internal),
    gateway: { pid },
    services: {},
  };
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}

function commonEnvironment({ identityUrl, redisUrl, plan }) {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PUBLIC_URL: addressOf(plan.front),
    KEYCLOAK_URL: identityUrl,
    SHARED_STATE_URL: redisUrl,
    // All processes of a whole production share this machine, so the store may be slow.
    SHARED_STATE_TIMEOUT_MS: '200',
    EVENTS_SECRET: 'a-secret-of-this-run-that-services-share',
  };
}

function serviceEnvironment({ name }, { plan, databaseUrl, objects }) {
  const others = plan.services.filter((other) => other.name !== name);
  const { endpoint, accessKeyId, secretAccessKey } = objects;
  const environments = {
    community: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      UPLOADS_PER_HOUR: '100000',
    },
    registry: {
      RELEASES_S3_URL: endpoint,
      RELEASES_S3_BUCKET: 'releases',
      RELEASES_S3_ACCESS_KEY_ID: accessKeyId,
      RELEASES_S3_SECRET_ACCESS_KEY: secretAccessKey,
      RELEASE_ROOT_KEYS: generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x,
      GATEWAY_INTERNAL_URL: addressOf(plan.gateways[0].internal),
    },
  };
  return {
    DATABASE_URL: `${databaseUrl}/${name}`,
    DATABASE_CONNECTIONS: databaseConnections,
    DATABASE_PROCESSES: databaseProcesses,
    EVENT_SUBSCRIBERS: JSON.stringify(Object.fromEntries(others.map((other) => [other.name, addressOf(other.port)]))),
    ...environments[name],
  };
}

/** The limits of one address are for members; here all of them come from one. */
function gatewayEnvironment({ port, internal }, { plan, folder }) {
  const upstreams = plan.services.map(({ name, replicas }) => [
    name,
    { replicas: replicas.map((replica) => addressOf(replica.port)) },
  ]);
  return {
    PORT: String(port),
    INTERNAL_PORT: String(internal),
    UPSTREAMS: JSON.stringify(Object.fromEntries(upstreams)),
    SHELL_DIR: join(root, 'shell', 'dist'),
    MODULES_DIR: modulesDir,
    REGISTRY_FILE: join(folder, 'registry.json'),
    TRUST_PROXY: 'true',
    OPEN_REQUESTS_PER_ADDRESS: '10000',
    ADDRESS_REQUESTS_PER_MINUTE: '1000000',
  };
}
