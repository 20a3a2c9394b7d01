import type { Rollout } from '@seed/registry-contracts/rollouts';
import {
  booleanColumn,
  idColumn,
  instantColumn,
  integerColumn,
  jsonColumn,
  varcharColumn,
} from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { columnLengths } from '../modules/module.entity.ts';
import type { Comparison } from './comparison.ts';

export const rolloutLengths = { state: 8, reason: 600, visit: 36, outcome: 8 } as const;

export interface RolloutRow {
  readonly id: number;
  readonly module: string;
  readonly releaseVersion: string;
  readonly digest: string;
  readonly state: Rollout['state'];
  readonly share: number;
  readonly roles: readonly string[];
  readonly steps: readonly number[];
  readonly startedAt: Date;
  readonly changedAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
  readonly version: number;
}

export const rolloutEntity = new EntitySchema<RolloutRow>({
  name: 'Rollout',
  tableName: 'rollouts',
  columns: {
    id: idColumn(),
    module: varcharColumn('module', columnLengths.module),
    releaseVersion: varcharColumn('release_version', columnLengths.version),
    digest: varcharColumn('digest', columnLengths.digest),
    state: varcharColumn('state', rolloutLengths.state),
    share: integerColumn('share'),
    roles: jsonColumn('roles'),
    steps: jsonColumn('steps'),
    startedAt: instantColumn('started_at'),
    changedAt: instantColumn('changed_at'),
    endedAt: instantColumn('ended_at', { nullable: true }),
    endReason: varcharColumn('end_reason', rolloutLengths.reason, { nullable: true }),
    version: integerColumn('version', { default: 1 }),
  },
  indices: [
    { name: 'ix_rollouts_module', columns: ['module', 'id'] },
    { name: 'ix_rollouts_state', columns: ['state'] },
  ],
});

/** The state of the test, apart from the rollout, whose version changes only when a person or the registry acts. */
export interface ComparisonRow {
  readonly rolloutId: number;
  readonly comparison: Comparison;
  /** The newest mount times of both sides. */
  readonly times: { readonly canary: readonly number[]; readonly stable: readonly number[] };
  /** The openings of the canary that were counted before the audience changed last. */
  readonly visitsBefore: number;
}

export const comparisonEntity = new EntitySchema<ComparisonRow>({
  name: 'RolloutComparison',
  tableName: 'rollout_comparisons',
  columns: {
    rolloutId: { ...integerColumn('rollout_id'), primary: true },
    comparison: jsonColumn('comparison'),
    times: jsonColumn('times'),
    visitsBefore: integerColumn('visits_before', { default: 0 }),
  },
});

/** One opening of a module by a browser. It names no member. */
export interface VisitRow {
  readonly id: string;
  readonly rolloutId: number;
  readonly isCanary: boolean;
  readonly begunAt: Date;
  /** Null while the module loads. */
  readonly outcome: 'mounted' | 'failed' | 'left' | null;
  readonly mountMs: number | null;
  /** Whether the test has seen it, or never will. */
  readonly isCounted: boolean;
}

export const visitEntity = new EntitySchema<VisitRow>({
  name: 'Visit',
  tableName: 'visits',
  columns: {
    id: { ...varcharColumn('id', rolloutLengths.visit), primary: true },
    rolloutId: integerColumn('rollout_id'),
    isCanary: booleanColumn('is_canary'),
    begunAt: instantColumn('begun_at'),
    outcome: varcharColumn('outcome', rolloutLengths.outcome, { nullable: true }),
    mountMs: integerColumn('mount_ms', { nullable: true }),
    isCounted: booleanColumn('is_counted', { default: false }),
  },
  indices: [{ name: 'ix_visits_pending', columns: ['rolloutId', 'isCounted', 'begunAt'] }],
});
