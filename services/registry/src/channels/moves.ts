import type { Body } from '@seed/contracts/endpoint';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import type { moveChannel } from '@seed/registry-contracts/channels';
import { type FieldProblem, ProblemError, validationFailed } from '@seed/service-kit/problem-error';
import type { ReleaseRow } from '../releases/release.entity.ts';
import { takenNames } from '../releases/taken-names.ts';
import type { Pointers } from './channel.entity.ts';

export type Move = Body<typeof moveChannel>['moves'][number];

/**
 * Compares what the moves expect with what the channel has.
 *
 * @throws ProblemError `precondition_failed` (412) that names each module whose version is another one, or `validation`
 *   (400) if a module is moved twice.
 */
export function assertExpected(moves: readonly Move[], pointers: Pointers): void {
  const twice = moves.flatMap(({ module }, at) =>
    moves.findIndex((other) => other.module === module) === at ? [] : [problem(at, 'module', 'It is moved already.')],
  );
  if (twice.length > 0) throw validationFailed(twice);
  const others = moves.flatMap(({ module, from }, at) => {
    const live = pointers[module]?.version ?? null;
    return from === undefined || from === live
      ? []
      : [problem(at, 'from', `${module} has ${live ?? 'no version'} now.`)];
  });
  if (others.length > 0) {
    throw new ProblemError('precondition_failed', { detail: 'The channel has other versions.', errors: others });
  }
}

/** The release that a move leads to; undefined if there is none. */
export type Target = ReleaseRow | null;

/** Every reason against releases of the channel after the moves. */
export function moveProblems(
  moves: readonly Move[],
  targets: readonly Target[],
  after: readonly ModuleManifest[],
): FieldProblem[] {
  return moves.flatMap(({ module, to }, at) => {
    if (to === null) return [];
    const target = targets[at];
    if (!target || target.completedAt === null) return [problem(at, 'to', `There is no release ${to} of ${module}.`)];
    if (target.removedAt !== null)
      return [problem(at, 'to', `The files of ${module} ${to} were removed. Publish it again.`)];
    return target.manifest === null
      ? []
      : takenNames(target.manifest, after).map((message) => problem(at, 'to', message));
  });
}

export function problem(at: number, field: keyof Move, message: string): FieldProblem {
  return { pointer: `/moves/${at}/${field}`, message };
}
