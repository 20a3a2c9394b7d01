import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import { type Change, type ChangeRequest, conflictWith, type ReleaseRegistry } from '../release/release-registry.ts';
import { type RegistryClient, tried } from './registry-client.ts';

const channelPath = '/registry/channels/stable';
const entriesAtOnce = 200;

const channel = z.looseObject({ modules: z.record(z.string(), z.string()) });
const version = z.string().nullable();
const entry = z.looseObject({
  sequence: z.number(),
  at: z.string(),
  by: z.string(),
  reason: z.string().nullable(),
  channel: z.string().nullable(),
  moves: z.array(z.looseObject({ module: z.string(), from: version, to: version })),
});
const release = z.looseObject({ version: z.string(), isComplete: z.boolean() });

/** The registry service of a portal: its stable channel, and its log. */
export function serviceRegistry(connect: () => Promise<RegistryClient>): ReleaseRegistry {
  const live = async () => (await (await connect()).send(channelPath, channel)).modules;
  const history = async (module?: string) => changesOf(await readLog(await connect()), module);
  const noServices = () => {
    throw new CliError('usage', 'Services are registered in the registry file of the gateway: --registry <file>');
  };
  return {
    live,
    history,
    change: async (request) =>
      change(await connect(), { request, live: await live(), history: () => history(request.module) }),
    async releases(module) {
      const found = await (await connect()).send(`/registry/modules/${module}/releases`, z.array(release));
      return found.map((one) => one.version);
    },
    async assertReleased(module, wanted) {
      const found = await (await connect()).send(`/registry/modules/${module}/releases/${wanted}`, release);
      if (!found.isComplete) throw new CliError('notFound', `The release ${wanted} of ${module} is not complete`);
    },
    services: () => Promise.resolve({}),
    changeService: noServices,
    purge() {
      throw new CliError('usage', 'The registry keeps its releases: leave out --purge');
    },
  };
}

interface WantedChange {
  readonly request: ChangeRequest;
  readonly live: Readonly<Record<string, string>>;
  history(): Promise<Change[]>;
}

async function change(client: RegistryClient, { request, live, history }: WantedChange): Promise<Change> {
  const { module, action, reason, expected, isDryRun = false, services } = request;
  const from = live[module] ?? null;
  if (expected !== undefined && expected !== from) throw conflictWith(request, from);
  const to = await request.choose(from, await history());
  const made = { at: new Date().toISOString(), by: client.name, reason, action, module, from, to };
  // The registry compares `from` again, because another move may come in between.
  const body = { moves: [{ module, to, from }], reason, services };
  // A dry run is refused for the same reasons as the move.
  await client.send(tried(channelPath, isDryRun), channel, { method: 'PUT', body });
  return made;
}

/** An entry of the log, with further keys that the registry sends. */
export type Entry = z.infer<typeof entry>;

/** Reads the whole log, the oldest entry first. */
export async function readLog(client: RegistryClient): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor = '';
  for (;;) {
    const page = await client.send(`/registry/log?limit=${entriesAtOnce}${cursor}`, z.array(entry));
    entries.push(...page);
    if (page.length < entriesAtOnce) return entries.toReversed();
    cursor = `&cursor=${page.at(-1)?.sequence}`;
  }
}

/** A move back to the version before is a rollback, also when an Admin made it. */
function changesOf(entries: readonly Entry[], module: string | undefined): Change[] {
  const standing = new Map<string, (string | null)[]>();
  const changes = entries
    .filter((one) => one.channel === 'stable')
    .flatMap(({ at, by, reason, moves }) => moves.map((move) => ({ at, by, reason: reason ?? '', ...move })))
    .map(({ at, by, reason, module: id, from, to }): Change => {
      const before = standing.get(id) ?? [];
      const isBack = to !== null && before.at(-1) === to;
      standing.set(id, isBack ? before.slice(0, -1) : [...before, from]);
      const action = to === null ? 'remove' : isBack ? 'rollback' : 'promote';
      return { at, by, reason, action, module: id, from, to };
    });
  return changes.filter((one) => module === undefined || one.module === module);
}
