import { listProfiles } from '@seed/community-contracts/profiles';
import { findOrNotFound, MockProblemError, mockEndpoint } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { getReleaseSet, moveChannel } from '@seed/registry-contracts/channels';
import type { ReleaseSet } from '@seed/registry-contracts/channels';
import { listGateways } from '@seed/registry-contracts/gateways';
import { getModuleHealth } from '@seed/registry-contracts/health';
import { listLogEntries, verifyLog } from '@seed/registry-contracts/log';
import {
  addModule,
  getRegisteredModule,
  listRegisteredModules,
  removeModule,
  revokeKey,
  updateModule,
} from '@seed/registry-contracts/modules';
import type { RegisteredModule } from '@seed/registry-contracts/modules';
import { listPublishedReleases } from '@seed/registry-contracts/releases';
import { changeRollout, endRollout, listRollouts, startRollout, switchModule } from '@seed/registry-contracts/rollouts';
import type { Rollout } from '@seed/registry-contracts/rollouts';
import { healthOf } from './health-world.ts';
import { reportMocks } from './report-mocks.ts';
import { digestOf, move, record, tryOut } from './registry-world.ts';
import type { RegistryWorld } from './registry-world.ts';

/** The responses of the registry to an Admin, over a world in memory. */
export function registryMocks(world: RegistryWorld): MockHandler[] {
  return [
    ...moduleMocks(world),
    ...channelMocks(world),
    ...rolloutMocks(world),
    ...logMocks(world),
    ...reportMocks(world),
    mockEndpoint(getModuleHealth, ({ params: { module }, query: { span = 'day' } }) => ({
      data: healthOf(module, world.openings[module] ?? {}, span),
    })),
    mockEndpoint(listGateways, () => ({ data: world.gateways })),
    mockEndpoint(listProfiles, ({ query }) => ({
      data: world.people.filter(({ id }) => query.ids?.split(',').includes(id)),
    })),
  ];
}

function moduleMocks(world: RegistryWorld): MockHandler[] {
  const named = (id: string) => {
    const module = world.modules.find((one) => one.id === id);
    if (module === undefined) throw new MockProblemError('not_found');
    return module;
  };
  const change = (id: string, changed: Partial<RegisteredModule>) => {
    world.modules = world.modules.map((one) => (one.id === id ? { ...one, ...changed } : one));
    return { data: named(id) };
  };
  return [
    mockEndpoint(listRegisteredModules, () => ({ data: world.modules })),
    mockEndpoint(getRegisteredModule, ({ params }) => ({ data: named(params.module) })),
    mockEndpoint(addModule, ({ body: { id, team, reason } }) => {
      if (world.modules.some((one) => one.id === id)) throw new MockProblemError('conflict');
      record(world, { act: 'module-added', module: id, reason });
      const module = { id, team, keys: [], createdAt: new Date().toISOString() };
      world.modules = [...world.modules, module];
      return { data: module };
    }),
    mockEndpoint(updateModule, ({ params: { module }, query: { dryRun }, body: { team, reason } }) => {
      if (dryRun === 'true') return { data: { ...named(module), team } };
      record(world, { act: 'module-changed', module, reason, facts: { team, before: named(module).team } });
      return change(module, { team });
    }),
    mockEndpoint(removeModule, ({ params: { module }, query: { dryRun }, body: { reason } }) => {
      const data = named(module);
      if (data.keys.length > 0) throw new MockProblemError('conflict');
      if (dryRun === 'true') return { data };
      world.modules = world.modules.filter(({ id }) => id !== module);
      record(world, { act: 'module-removed', module, reason });
      return { data };
    }),
    mockEndpoint(revokeKey, ({ params: { module, kid }, body: { reason } }) => {
      const revokedAt = new Date().toISOString();
      record(world, { act: 'key-revoked', module, reason, facts: { kid } });
      return change(module, { keys: named(module).keys.map((key) => (key.kid === kid ? { ...key, revokedAt } : key)) });
    }),
  ];
}

function channelMocks(world: RegistryWorld): MockHandler[] {
  const pointersOf = (pointers: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(pointers).map(([module, version]) => [
        module,
        { version, digest: digestOf(`${module} ${version}`) },
      ]),
    );
  return [
    mockEndpoint(getReleaseSet, () => {
      const channels: ReleaseSet['channels'] = {};
      for (const [name, pointers] of Object.entries(world.channels)) channels[name] = pointersOf(pointers);
      return { data: { id: world.log.length, createdAt: null, channels, rollouts: canaries(world), off: world.off } };
    }),
    mockEndpoint(listPublishedReleases, ({ params }) => ({
      data: world.releases.filter(({ module }) => module === params.module),
    })),
    mockEndpoint(moveChannel, ({ params: { name }, query: { dryRun }, body: { moves, reason } }) => {
      const present = world.channels[name] ?? {};
      if (moves.some(({ module, from }) => from !== undefined && (present[module] ?? null) !== from)) {
        throw new MockProblemError('precondition_failed');
      }
      for (const { module, to } of dryRun === 'true' ? [] : moves) move(world, { channel: name, module, to, reason });
      return { data: { name, modules: world.channels[name] ?? {}, changedAt: null } };
    }),
  ];
}

function canaries({ rollouts }: RegistryWorld): ReleaseSet['rollouts'] {
  const running = rollouts.filter(({ state }) => state === 'running');
  return Object.fromEntries(
    running.map(({ module, id, version, share, roles }) => [
      module,
      { id, version, share, roles, digest: digestOf(`${module} ${version}`) },
    ]),
  );
}

function rolloutMocks(world: RegistryWorld): MockHandler[] {
  const change = (id: number, changed: Partial<Rollout>) => {
    world.rollouts = world.rollouts.map((one) => (one.id === id ? { ...one, ...changed } : one));
    return { data: findOrNotFound(world.rollouts, id) };
  };
  return [
    mockEndpoint(listRollouts, ({ params: { module } }) => ({
      data: world.rollouts.filter((one) => one.module === module),
    })),
    mockEndpoint(startRollout, ({ params: { module }, query: { dryRun }, body: { version, share, roles, steps } }) => ({
      data: tryOut(dryRun === 'true' ? structuredClone(world) : world, { module, version, share, roles, steps }),
    })),
    mockEndpoint(changeRollout, ({ params: { module, id }, body: { share, roles, steps, reason } }) => {
      record(world, { act: 'rollout-changed', module, reason, facts: { audience: `${share} %` } });
      return change(id, { share, roles, steps });
    }),
    mockEndpoint(endRollout, ({ params: { module, id }, query: { dryRun }, body: { state, reason } }) => {
      if (dryRun === 'true') return { data: findOrNotFound(world.rollouts, id) };
      const { version } = findOrNotFound(world.rollouts, id);
      delete world.channels['canary']?.[module];
      if (state === 'promoted') move(world, { module, to: version, reason });
      else record(world, { act: 'rollout-aborted', module, reason, facts: { version } });
      return change(id, { state, endReason: reason });
    }),
    mockEndpoint(switchModule, ({ params: { module }, query: { dryRun }, body: { isOn, message = '', reason } }) => {
      if (dryRun === 'true') return { data: { module, isOn, message: isOn ? null : message } };
      record(world, { act: isOn ? 'module-switched-on' : 'module-switched-off', module, reason });
      if (isOn) delete world.off[module];
      else world.off[module] = { message };
      return { data: { module, isOn, message: isOn ? null : message } };
    }),
  ];
}

function logMocks(world: RegistryWorld): MockHandler[] {
  return [
    mockEndpoint(listLogEntries, ({ query: { module, act, cursor = Infinity, limit = 20 } }) => {
      const matching = world.log.filter(
        (entry) =>
          entry.sequence < cursor &&
          (act === undefined || entry.act === act) &&
          (module === undefined || entry.module === module || entry.moves.some((one) => one.module === module)),
      );
      const data = matching.slice(0, limit);
      return { data, next: matching.length > limit ? String(data.at(-1)?.sequence) : undefined };
    }),
    mockEndpoint(verifyLog, () => ({
      data: {
        isIntact: world.brokenAt === null,
        entries: world.log.length,
        hash: digestOf('end'),
        brokenAt: world.brokenAt,
      },
    })),
  ];
}
