import type { ServiceDeclaration } from '@seed/contracts/service-manifest';
import type { Logger } from '@seed/service-kit/logger';
import { unavailable } from '@seed/service-kit/problem-error';
import type { ReadRegistry } from '../boot/registry-file.ts';
import type { TimeBudgets } from '../config.ts';
import type { Upstreams } from '../upstreams-config.ts';
import { followedService, type FollowedService } from './followed-service.ts';
import type { KeptDeclarations } from './kept-declarations.ts';
import { refusalOf } from './refusal.ts';
import { type ApiRoute, createRoutingTable, type RoutingTable } from './routing-table.ts';

/** The intervals at which declarations are fetched: those of all services, and those of services without one. */
const defaultPollMs = 2000;
const pendingPollMs = 250;

export interface DirectoryOptions {
  /** Services of the configuration. */
  readonly configured: Upstreams;
  /** Further services are in the registry file. */
  readonly readRegistry: ReadRegistry;
  readonly kept: KeptDeclarations;
  /** The routes of the live modules. */
  readonly pages: () => readonly string[];
  readonly budgets: TimeBudgets;
  /** Milliseconds between two fetches of the declarations; two seconds if not given. */
  readonly pollMs?: number | undefined;
  readonly log: Logger;
}

/** The portal's services: their addresses and their declarations. */
export interface ServiceDirectory {
  /** The routes now. */
  readonly table: RoutingTable;
  readonly services: readonly Pick<FollowedService, 'upstream' | 'declaration'>[];
  /** Whether a service has never declared itself, so that an unknown address may belong to it. */
  readonly isPending: boolean;
  /**
   * The route to a resource that the table lacks, when the services that are pending have been requested once more.
   * @throws ProblemError 503 `upstream_unavailable` if one of them is still pending
   */
  pendingRoute(resource: string): Promise<ApiRoute | undefined>;
  close(): Promise<void>;
}

/** Follows the configuration and the registry file, and polls the services' declarations. */
export async function createServiceDirectory(options: DirectoryOptions): Promise<ServiceDirectory> {
  const directory = new PolledServices(options);
  await directory.followList();
  directory.poll();
  return directory;
}

class PolledServices implements ServiceDirectory {
  table = createRoutingTable([]);
  readonly #options: DirectoryOptions;
  readonly #followed = new Map<string, FollowedService>();
  /** Each is used once: a service that was removed and is added again is treated as new. */
  #remembered: readonly ServiceDeclaration[];
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: DirectoryOptions) {
    this.#options = options;
    this.#remembered = options.kept.first;
  }

  get services(): readonly FollowedService[] {
    return [...this.#followed.values()];
  }

  get isPending(): boolean {
    return this.#pending.length > 0;
  }

  get #pending(): FollowedService[] {
    return this.services.filter(({ declaration }) => declaration === undefined);
  }

  async pendingRoute(resource: string): Promise<ApiRoute | undefined> {
    const pending = this.#pending;
    if (pending.length === 0) return undefined;
    await untilTrue(pending, () => this.table.api.has(resource));
    const route = this.table.api.get(resource);
    if (route === undefined && this.isPending) throw unavailable('upstream_unavailable', { retryAfter: 1 });
    return route;
  }

  /** Reads the list of services; those that are no longer in it lose their routes. */
  async followList(): Promise<void> {
    const { wanted, isGood } = await wantedServices(this.#options);
    if (this.#isClosed) return;
    const before = this.services;
    for (const { upstream, urls } of before) {
      if (wanted.get(upstream.name)?.join() === urls.join()) continue;
      this.#followed.delete(upstream.name);
      this.#options.log.info({ service: upstream.name }, 'the service is no longer served from these addresses');
      void upstream.retire();
    }
    for (const [name, urls] of wanted) if (!this.#followed.has(name)) this.#follow(name, urls);
    if (isGood) this.#remembered = [];
    const { services } = this;
    if (before.length !== services.length || before.some((one, at) => one !== services[at])) this.#rebuild();
  }

  poll(): void {
    for (const service of this.services) void service.refresh();
    const { pollMs = defaultPollMs } = this.#options;
    const next = () => void this.followList().finally(() => this.#isClosed || this.poll());
    this.#timer = setTimeout(next, this.isPending ? Math.min(pendingPollMs, pollMs) : pollMs).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.services.map(({ upstream }) => upstream.close()));
    await this.#options.kept.written();
  }

  #follow(name: string, urls: readonly string[]): void {
    const last = [...this.table.declarations, ...this.#remembered].find(({ id }) => id === name);
    const changed = () => this.#rebuild();
    this.#followed.set(
      name,
      followedService({
        ...this.#options,
        name,
        urls,
        last,
        refusalOf: (next) => this.#refusalOf(name, next),
        changed,
      }),
    );
  }

  #refusalOf(name: string, declaration: ServiceDeclaration): string | undefined {
    const others = this.services.flatMap(({ upstream, declaration: other }) =>
      upstream.name === name || other === undefined ? [] : [other],
    );
    return refusalOf(declaration, { name, others, pages: this.#options.pages() });
  }

  #rebuild(): void {
    if (this.#isClosed) return;
    this.table = createRoutingTable(
      this.services.flatMap(({ upstream, declaration }) =>
        declaration === undefined ? [] : [{ upstream, declaration }],
      ),
    );
    this.#options.kept.write(this.table.declarations);
  }
}

/** Resolves when the condition holds, or when every service has responded: one that hangs delays no other. */
function untilTrue(pending: readonly FollowedService[], holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const refreshed = pending.map((service) => service.refresh().then(() => (holds() ? resolve() : undefined)));
    void Promise.all(refreshed).then(() => resolve());
  });
}

/** Addresses by service; the configuration counts before the registry file. */
async function wantedServices({ configured, readRegistry }: DirectoryOptions) {
  const { services, isGood } = await readRegistry();
  const wanted = new Map<string, readonly string[]>();
  for (const [name, { urls }] of Object.entries(services))
    wanted.set(
      name,
      urls.map((url) => new URL(url).origin),
    );
  for (const [name, { replicas }] of Object.entries(configured)) wanted.set(name, replicas);
  return { wanted, isGood };
}
