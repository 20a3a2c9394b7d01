import type { Body, Query } from '@seed/contracts/endpoint';
import type { Channel, getReleaseSet, moveChannel, ReleaseSet } from '@seed/registry-contracts/channels';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { assertFresh, type ExpectedVersions } from '@seed/service-kit/precondition';
import { conflict, forbidden, validationFailed } from '@seed/service-kit/problem-error';
import { checkStatement } from '@seed/service-kit/release-signature';
import type { Database, Transaction } from '@seed/service-kit/transaction';
import { type MovedPortal, needProblems } from '../live/moved-needs.ts';
import type { ReadLivePortal } from '../live/live-portal.ts';
import { logRepository } from '../log/log.repository.ts';
import { modulesRepository } from '../modules/modules.repository.ts';
import { isPublisher, mayMove } from '../publisher.policy.ts';
import { reportProblems } from '../releases/check-report.ts';
import { runChange } from '../rehearse.ts';
import { releasesRepository } from '../releases/releases.repository.ts';
import type { ChannelRow, Pointers } from './channel.entity.ts';
import { presentChannel, presentSet } from './channel.presenter.ts';
import { channelsRepository, maxChannels } from './channels.repository.ts';
import { assertExpected, type Move, moveProblems, problem, type Target } from './moves.ts';
import type { SetWatch } from './set-watch.ts';

interface MoveInput {
  readonly name: string;
  readonly body: Body<typeof moveChannel>;
  readonly expected: ExpectedVersions;
  readonly isDryRun: boolean;
}

interface ChannelsParts {
  readonly database: Database;
  readonly watch: SetWatch;
  readonly live: ReadLivePortal;
}

export class ChannelsService {
  readonly #database: Database;
  readonly #watch: SetWatch;
  readonly #live: ReadLivePortal;

  constructor({ database, watch, live }: ChannelsParts) {
    this.#database = database;
    this.#watch = watch;
    this.#live = live;
  }

  async list(): Promise<Channel[]> {
    return (await channelsRepository(this.#database.manager).list()).map(presentChannel);
  }

  get(name: string): Promise<ChannelRow> {
    return channelsRepository(this.#database.manager).named(name);
  }

  /** The newest set; waits for another one than `after`, at most `wait` seconds. */
  async newestSet({ after, wait = 0 }: Query<typeof getReleaseSet>, signal: AbortSignal): Promise<ReleaseSet> {
    if (after !== undefined && wait > 0) await this.#watch.change({ after, ms: wait * 1000 }, signal);
    return presentSet(await channelsRepository(this.#database.manager).newestSet());
  }

  /** Moves all modules in one step, or none. A move to the version that is there already changes nothing. */
  async move({ name, body, expected, isDryRun }: MoveInput, caller: Caller): Promise<ChannelRow> {
    const { moves, services, reason } = body;
    assertMayMove(moves, caller);
    // A module can be taken out while nothing is known about the portal.
    const isTakenOut = moves.every(({ to }) => to === null);
    const portal = isTakenOut ? undefined : { live: await this.#live(), services };
    const moved = await runChange(this.#database, isDryRun, async (manager) => {
      const log = logRepository(manager);
      const head = await log.lock();
      const { row, made } = await applyMoves(manager, { name, moves, portal, expected });
      if (made.length === 0) return row;
      const sequence = await log.append(head, caller, { act: 'channel-moved', channel: name, moves: made, reason });
      const modules = made.map(({ module }) => module);
      await recordAct(manager, caller, { act: 'channel.changed', objectId: name, detail: { modules, sequence } });
      await channelsRepository(manager).addSet();
      return row;
    });
    if (!isDryRun) this.#watch.wake();
    return moved;
  }
}

interface ChannelMoves {
  readonly name: string;
  readonly moves: readonly Move[];
  readonly portal: MovedPortal | undefined;
  readonly expected?: ExpectedVersions;
}

/**
 * Moves modules of a channel after every check; the caller has locked the log, and writes the entry and the set.
 *
 * @returns the channel after the moves, and what has changed
 */
export async function applyMoves(
  manager: Transaction,
  { name, moves, portal, expected = 'any' }: ChannelMoves,
): Promise<{ readonly row: ChannelRow; readonly made: Change[] }> {
  const row = await channelFor(manager, name);
  assertFresh(expected, row.version);
  assertExpected(moves, row.pointers);
  const targets = await targetsOf(manager, moves);
  const pointers = pointersAfter(row.pointers, moves, targets);
  await assertAccepted(manager, { moves, targets, pointers, portal });
  const made = changesBetween(row.pointers, pointers);
  if (made.length === 0) return { row, made };
  const changed = await channelsRepository(manager).update(row, { pointers, changedAt: new Date() });
  return { row: changed, made };
}

/** A preview begins with its first move. */
async function channelFor(manager: Transaction, name: string): Promise<ChannelRow> {
  const channels = channelsRepository(manager);
  const found = await channels.findNamed(name);
  if (found !== null) return found;
  if ((await channels.list()).length >= maxChannels) throw conflict(`There are ${maxChannels} channels already.`);
  return channels.insert({ name, pointers: {}, changedAt: null });
}

function targetsOf(manager: Transaction, moves: readonly Move[]): Promise<Target[]> {
  const releases = releasesRepository(manager);
  return Promise.all(
    moves.map(async ({ module, to }) => (to === null ? null : releases.findNamed({ module, version: to }))),
  );
}

function pointersAfter(before: Pointers, moves: readonly Move[], targets: readonly Target[]): Pointers {
  const untouched = Object.entries(before).filter(([id]) => !moves.some(({ module }) => module === id));
  const moved = targets.flatMap((target) =>
    target?.completedAt ? [[target.module, { version: target.releaseVersion, digest: target.digest }] as const] : [],
  );
  return Object.fromEntries([...untouched, ...moved].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

interface PlannedMove {
  readonly moves: readonly Move[];
  readonly targets: readonly Target[];
  readonly pointers: Pointers;
  /** Undefined if the moves only take modules out. */
  readonly portal: MovedPortal | undefined;
}

/** @throws ProblemError `validation` with every reason against the moves. */
async function assertAccepted(manager: Transaction, planned: PlannedMove): Promise<void> {
  const { moves, targets, pointers, portal } = planned;
  const after = await channelsRepository(manager).releasesAt(pointers);
  const manifests = after.flatMap(({ manifest }) => manifest ?? []);
  const signatures = await Promise.all(
    targets.map(async (target, at) =>
      (await signatureProblems(manager, target, portal)).map((message) => problem(at, 'to', message)),
    ),
  );
  const problems = [
    ...moveProblems(moves, targets, manifests),
    ...(portal === undefined ? [] : needProblems(moves, after, portal)),
    ...signatures.flat(),
  ];
  if (problems.length > 0) throw validationFailed(problems, 'The move is refused.');
}

/** A key may have been revoked since the release was published, and a row may have been changed in the database. */
async function signatureProblems(
  manager: Transaction,
  target: Target,
  portal: MovedPortal | undefined,
): Promise<readonly string[]> {
  if (!target || portal === undefined) return [];
  const keys = await portal.live.keysOf(await modulesRepository(manager).named(target.module));
  const { problems } = await checkStatement(target.content.statement, keys);
  return [...problems, ...reportProblems(target)];
}

interface Change {
  readonly module: string;
  readonly from: string | null;
  readonly to: string | null;
}

function changesBetween(before: Pointers, after: Pointers): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((module) => ({ module, from: before[module]?.version ?? null, to: after[module]?.version ?? null }))
    .filter(({ from, to }) => from !== to);
}

function assertMayMove(moves: readonly Move[], caller: Caller): void {
  if (!isPublisher(caller)) throw forbidden('Only publishers and Admins may move channels.');
  const others = moves.map(({ module }) => module).filter((module) => !mayMove(caller, module));
  if (others.length > 0) throw forbidden(`Your roles do not name ${others.join(', ')}.`);
}
