import type { ReportCase } from '@seed/contracts/reports';
import { emptyProfileTexts } from '@seed/community-contracts/profiles';
import type { ListedProfile } from '@seed/community-contracts/profiles';
import type { Gateway } from '@seed/registry-contracts/gateways';
import type { LogEntry } from '@seed/registry-contracts/log';
import type { RegisteredModule } from '@seed/registry-contracts/modules';
import type { Openings } from './health-world.ts';
import { mockUser } from '@seed/portal-sdk/mocks';
import type { PortalUser } from '@seed/portal-sdk';
import type { Rollout } from '@seed/registry-contracts/rollouts';
import type { PublishedRelease } from '@seed/registry-contracts/releases';

/** A registry in memory. */
export interface RegistryWorld {
  modules: RegisteredModule[];
  /** Newest first. */
  readonly releases: PublishedRelease[];
  /** The version of each module, by channel. */
  readonly channels: Record<string, Record<string, string>>;
  /** Newest first. */
  rollouts: Rollout[];
  /** The messages of the modules that are switched off. */
  readonly off: Record<string, { message: string }>;
  /** Newest first. */
  readonly log: LogEntry[];
  gateways: Gateway[];
  /** How each module opened. */
  readonly openings: Record<string, Openings>;
  /** The profiles of who acted. */
  people: ListedProfile[];
  reports: ReportCase[];
  /** The first entry of the log that does not fit; null if the chain is intact. */
  brokenAt: number | null;
}

/** Ana of the demo accounts. */
export const adminUser: PortalUser = {
  ...mockUser,
  id: '11111111-0000-4000-8000-000000000001',
  name: 'Ana Torres',
  isAdmin: true,
  roles: ['Admin'],
};

const firstHour = Date.UTC(2026, 10, 2, 12);

export function emptyWorld(): RegistryWorld {
  return {
    modules: [],
    releases: [],
    channels: { stable: {}, canary: {} },
    rollouts: [],
    off: {},
    log: [],
    gateways: [],
    openings: {},
    people: [],
    reports: [],
    brokenAt: null,
  };
}

/** Adds the profile of a person. */
export function addPerson(world: RegistryWorld, { id, name }: Pick<ListedProfile, 'id' | 'name'>): void {
  world.people.push({
    ...emptyProfileTexts,
    id,
    name,
    email: '',
    picture: '',
    role: 'participant',
    participationYear: [],
    goromLogin: '',
    formerIds: [],
    emailVisibility: 'everyone',
    permissions: { update: false, delete: false },
  });
}

/** Adds a module with a key. */
export function addModuleTo(world: RegistryWorld, id: string, team = 'Team Lima'): RegisteredModule {
  const module: RegisteredModule = {
    id,
    team,
    keys: [{ kid: keyOf(id), publicKey: keyOf(id), addedAt: instant(world), revokedAt: null }],
    createdAt: instant(world),
  };
  world.modules = [...world.modules, module];
  record(world, { act: 'module-added', module: id, reason: 'A new part of the portal' });
  return module;
}

/** Adds a complete release. */
export function publish(world: RegistryWorld, module: string, version: string): PublishedRelease {
  const release: PublishedRelease = {
    module,
    version,
    digest: digestOf(`${module} ${version}`),
    commit: digestOf(version).slice(0, 40),
    kid: keyOf(module),
    isComplete: true,
    missing: [],
    publishedBy: `pipeline-${module}`,
    createdAt: instant(world),
  };
  world.releases.unshift(release);
  record(world, { act: 'release-published', module, by: release.publishedBy, facts: { version } });
  return release;
}

/** Moves a channel; `to` is null for a module that leaves it. */
export function move(
  world: RegistryWorld,
  moved: { channel?: string; module: string; to: string | null; reason?: string },
): void {
  const { channel = 'stable', module, to, reason = 'It is ready' } = moved;
  const pointers = (world.channels[channel] ??= {});
  const from = pointers[module] ?? null;
  if (to === null) delete pointers[module];
  else pointers[module] = to;
  record(world, { act: 'channel-moved', channel, moves: [{ module, from, to }], reason });
}

/** Gives a release to a part of the members. */
export function tryOut(world: RegistryWorld, rollout: Pick<Rollout, 'module' | 'version'> & Partial<Rollout>): Rollout {
  const { module, version } = rollout;
  const begun: Rollout = {
    id: world.rollouts.length + 1,
    state: 'running',
    share: 5,
    roles: [],
    steps: [],
    comparison: {
      canary: { visits: 0, failures: 0, medianMs: null },
      stable: { visits: 0, failures: 0, medianMs: null },
      failures: 1,
      times: 1,
      limit: 200,
    },
    startedAt: instant(world),
    changedAt: instant(world),
    endedAt: null,
    endReason: null,
    ...rollout,
  };
  world.rollouts = [begun, ...world.rollouts];
  (world.channels['canary'] ??= {})[module] = version;
  record(world, {
    act: 'rollout-started',
    module,
    facts: { rollout: String(begun.id), version, audience: `${begun.share} %` },
  });
  return begun;
}

/** Adds a gateway that serves what the channels have, but for what it refuses. */
export function addGateway(world: RegistryWorld, ...refused: Gateway['modules']): void {
  const modules = Object.entries(world.channels['stable'] ?? {}).map(([module, version]) => {
    const served = { module, channel: 'stable', wanted: version, served: version, refusal: null } as const;
    return refused.find((row) => row.module === module) ?? served;
  });
  const id = `00000000-0000-4000-8000-${String(world.gateways.length).padStart(12, '0')}`;
  world.gateways.push({ id, set: world.log.length, reportedAt: instant(world), modules });
}

/** Appends an entry to the log. */
export function record(world: RegistryWorld, act: Pick<LogEntry, 'act'> & Partial<LogEntry>): void {
  const sequence = world.log.length + 1;
  world.log.unshift({
    sequence,
    at: instant(world),
    by: adminUser.id,
    reason: null,
    module: null,
    channel: null,
    moves: [],
    facts: {},
    previousHash: digestOf(`${sequence - 1}`),
    hash: digestOf(`${sequence}`),
    ...act,
  });
}

export function digestOf(text: string): string {
  return [...text]
    .map((character) => (character.codePointAt(0) ?? 0).toString(16))
    .join('')
    .padEnd(64, '0')
    .slice(0, 64);
}

function keyOf(module: string): string {
  return module.padEnd(43, 'K');
}

/** Each entry of the log is an hour after the one before. */
function instant({ log }: RegistryWorld): string {
  return new Date(firstHour + log.length * 3_600_000).toISOString();
}
