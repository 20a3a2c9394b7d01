import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { assertFree, freePorts } from './free-port.ts';
import { assertUnused, createStateFile, type PortalState } from './portal-state.ts';
import { type ServicePlan, startedServices } from './services.ts';
import type { StackConfig } from './stack-config.ts';
import { type Command, type SupervisedProcess, supervise } from './supervised-process.ts';
import { untilReady } from './until-ready.ts';

export interface Portal {
  readonly state: PortalState;
  /** Restarts one process, as after a change of its code. */
  restart(name: string): void;
  stop(): Promise<void>;
}

interface PlacedService extends ServicePlan {
  readonly port: number;
}

export interface StartOptions {
  /** The arguments of Node for each process by its name; those that are missing run their compiled `dist/main.js`. */
  readonly commands?: Readonly<Record<string, Command>>;
  /** Builds what the gateway serves. The services start meanwhile, unless they follow a registry that has the builds. */
  publish?(): Promise<void>;
}

/**
 * Starts the gateway and every service, each as its own supervised process, and resolves when the portal is ready.
 *
 * @param report receives each line that an operator should read.
 * @throws Error if a port or the data folder is in use, a build fails, or a process is not ready within 120 s.
 */
export async function startPortal(
  config: StackConfig,
  report: (line: string) => void,
  { commands = {}, publish = async () => undefined }: StartOptions = {},
): Promise<Portal> {
  await prepareFolder(config);
  const rootKey = config.withRegistry ? await publishSigned(config, publish) : undefined;
  const placement = await placed(config, rootKey);
  const state = initialState(config, placement);
  const stateFile = createStateFile(config.dataDir);
  await stateFile.write(state);

  const processes = new Map<string, SupervisedProcess>();
  const start = (name: string, env: NodeJS.ProcessEnv) => {
    const started = (pid: number) => {
      const part = name === 'gateway' ? state.gateway : state.services[name];
      if (part === undefined) return;
      part.pid = pid;
      stateFile.write(state).catch((error: unknown) => report(`portal.json was not written: ${String(error)}`));
    };
    const command: Command = commands[name] ?? [join(config.root, 'services', name, 'dist', 'main.js')];
    processes.set(name, supervise({ name, command, env, report, logFile: logFileOf(config, name), started }));
  };
  const stop = async () => {
    await Promise.all([...processes.values()].map((running) => running.stop()));
    await stateFile.clear();
  };
  try {
    for (const [name, env] of Object.entries(serviceEnvironments(config, placement))) start(name, env);
    if (!config.withRegistry) await publish();
    start('gateway', gatewayEnvironment(config, placement));
    const urls = [state.url, ...Object.values(state.services).map(({ url }) => url)];
    await Promise.all(urls.map((url) => untilReady(url)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { state, stop, restart: (name) => processes.get(name)?.restart() };
}

async function prepareFolder({ port, host, dataDir }: StackConfig): Promise<void> {
  await assertFree(port, host);
  await assertUnused(dataDir);
  await mkdir(join(dataDir, 'logs'), { recursive: true });
}

async function publishSigned(config: StackConfig, publish: () => Promise<void>): Promise<string> {
  await publish();
  // The code that signs is loaded only for a registry, since most starts have none.
  const { signWorkingTree } = await import('./release-keys.ts');
  return signWorkingTree(config);
}

const logFileOf = ({ dataDir }: StackConfig, name: string) => join(dataDir, 'logs', `${name}.log`);

async function placed(config: StackConfig, rootKey: string | undefined): Promise<Placement> {
  const planned = startedServices(config.root, config);
  const [internalPort = 0, ...ports] = await freePorts(planned.length + 1);
  return { services: planned.map((plan, index) => ({ ...plan, port: ports[index] ?? 0 })), internalPort, rootKey };
}

function initialState(config: StackConfig, { services, internalPort }: Placement): PortalState {
  return {
    url: `http://localhost:${config.port}`,
    pid: process.pid,
    internalUrl: `http://127.0.0.1:${internalPort}`,
    gateway: { pid: 0 },
    services: Object.fromEntries(services.map((service) => [service.name, { url: urlOf(service), pid: 0 }])),
  };
}

function sharedEnvironment(config: StackConfig): NodeJS.ProcessEnv {
  const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${config.port}`;
  // Services fetch the embedded provider's keys over loopback, whatever the portal's public name is.
  const keys = `http://127.0.0.1:${config.port}/realms/seed/protocol/openid-connect/certs`;
  const identity = process.env['KEYCLOAK_URL'] === undefined ? { JWKS_URL: keys } : {};
  return { ...process.env, ...identity, PUBLIC_URL: publicUrl, DATA_DIR: config.dataDir };
}

interface Placement {
  readonly services: readonly PlacedService[];
  readonly internalPort: number;
  /** The public root key of a portal with a registry of releases. */
  readonly rootKey: string | undefined;
}

/** The gateway follows the registry if the portal has one, and both have its root key. */
function releaseEnvironment({ services, rootKey }: Placement): NodeJS.ProcessEnv {
  const registry = services.find(({ name }) => name === 'registry');
  if (registry === undefined || rootKey === undefined) return {};
  return { RELEASE_ROOT_KEYS: rootKey, REGISTRY_URL: urlOf(registry) };
}

function serviceEnvironments(config: StackConfig, placement: Placement) {
  const { services, internalPort } = placement;
  const eventsSecret = process.env['EVENTS_SECRET'] ?? randomBytes(32).toString('base64url');
  return Object.fromEntries(
    services.map(({ name, port }) => {
      const subscribers = services.filter((other) => other.name !== name);
      const env = {
        ...sharedEnvironment(config),
        ...releaseEnvironment(placement),
        EVENTS_SECRET: eventsSecret,
        EVENT_SUBSCRIBERS: JSON.stringify(Object.fromEntries(subscribers.map((other) => [other.name, urlOf(other)]))),
        HOST: '127.0.0.1',
        PORT: String(port),
        GATEWAY_INTERNAL_URL: urlOf({ port: internalPort }),
        DATABASE_URL: config.databaseUrl?.replace('{service}', name),
        DEMO_DATA: String(config.demoData),
        // The demo world has five accounts, with which rollouts are tried out.
        ...(name === 'registry' && { ROLLOUT_MEMBER_VISITS: process.env['ROLLOUT_MEMBER_VISITS'] ?? '100000' }),
      };
      return [name, env];
    }),
  );
}

function gatewayEnvironment(config: StackConfig, placement: Placement): NodeJS.ProcessEnv {
  const { services, internalPort } = placement;
  const upstreams = Object.fromEntries(services.map(({ name, port }) => [name, { replicas: [urlOf({ port })] }]));
  return {
    ...sharedEnvironment(config),
    ...releaseEnvironment(placement),
    HOST: config.host,
    PORT: String(config.port),
    INTERNAL_PORT: String(internalPort),
    UPSTREAMS: JSON.stringify(upstreams),
    SHELL_DIR: join(config.root, 'shell', 'dist'),
    MODULES_DIR: config.modulesDir,
    REGISTRY_FILE: join(config.dataDir, 'registry.json'),
  };
}

const urlOf = ({ port }: Pick<PlacedService, 'port'>) => `http://127.0.0.1:${port}`;
