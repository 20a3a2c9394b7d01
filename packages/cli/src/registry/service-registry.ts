import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import {
  type Change,
  type ChangeRequest,
  conflictWith,
  type LogLine,
  type ReleaseRegistry,
} from '../release/release-registry.ts';
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
  act: z.string(),
  module: z.string().nullable(),
  channel: z.string().nullable(),
  facts: z.record(z.string(), z.string()).default({}),
  moves: z.array(z.looseObject({ module: z.string(), from: version, to: version })),
});
const release = z.looseObject({ version: z.string(), isComplete: z.boolean() });

/** The registry service of a portal: its stable channel, and its log. */
export function serviceRegistry(connect: () => Promise<RegistryClient>): ReleaseRegistry {
  const live = async () => (await (await connect()).send(channelPath, channel)).modules;
  const log = async () => linesOf(await readLog(await connect()));
  const history = async (module?: string) =>
    (await log()).filter(isChange).filter((one) => module === undefined || one.module === module);
  const noServices = () => {
    throw new CliError('usage', 'Services are registered in the registry file of the gateway: --registry <file>');
  };
  return {
    live,
    history,
    log,
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

const changes: readonly string[] = ['promote', 'rollback', 'remove'];

function isChange(line: LogLine): line is LogLine & Change {
  return changes.includes(line.action);
}

/** A move of stable back to the version before is a rollback, also when an Admin made it. */
function linesOf(entries: readonly Entry[]): LogLine[] {
  const standing = new Map<string, (string | null)[]>();
  const actionOf = ({ module, from, to }: Entry['moves'][number]) => {
    const before = standing.get(module) ?? [];
    const isBack = to !== null && before.at(-1) === to;
    standing.set(module, isBack ? before.slice(0, -1) : [...before, from]);
    return to === null ? 'remove' : isBack ? 'rollback' : 'promote';
  };
  return entries.flatMap(({ at, by, reason, act, module, channel, moves, facts }): LogLine[] => {
    const line = { at, by, reason: reason ?? '' };
    if (channel === 'stable') return moves.map((move) => ({ ...line, action: actionOf(move), ...move, facts }));
    const more = { ...facts, ...(channel !== null && { channel }) };
    if (moves.length === 0) return [{ ...line, action: act, module, from: null, to: null, facts: more }];
    return moves.map((move) => ({ ...line, action: act, ...move, facts: more }));
  });
}
