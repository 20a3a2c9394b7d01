import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { boundedText, entityId, instant } from '@seed/contracts/fields';
import { listOf } from '@seed/contracts/lists';
import { moduleId, moduleVersion } from '@seed/contracts/module-manifest';
import { dryRunQuery, reason } from './modules.ts';

const service = 'registry';

export const rolloutLimits = { roles: 20, steps: 10, visits: 50, message: 300 } as const;

const version = moduleVersion.check(z.maxLength(64));
const percentage = z.int().check(z.minimum(0), z.maximum(100), z.describe('The share of all members, in percent'));

/** The members who get the canary of a module: a share of all, and those with one of the roles. */
const audience = {
  share: percentage,
  roles: z
    .array(z.string().check(z.minLength(1), z.maxLength(100)))
    .check(z.maxLength(rolloutLimits.roles), z.describe('Realm roles whose members get the canary, besides the share')),
};

const steps = z
  .array(z.int().check(z.minimum(1), z.maximum(100)))
  .check(
    z.maxLength(rolloutLimits.steps),
    z.describe('The shares that follow by themselves while the canary stays good; 100 promotes it to stable'),
  );

const openings = z.object({
  visits: z.int(),
  failures: z.int(),
  medianMs: z.nullable(z.int()).check(z.describe('The median mount time of the newest openings')),
});

const comparison = z.object({
  canary: openings,
  stable: openings,
  failures: z.number().check(z.describe('The evidence that the canary fails more often')),
  times: z.number().check(z.describe('The evidence that the canary mounts more slowly')),
  limit: z.number().check(z.describe('The evidence at which the rollout goes back')),
});

export const rolloutStates = ['running', 'promoted', 'aborted'] as const;

export const rollout = z
  .object({
    id: entityId,
    module: moduleId,
    version,
    state: z.enum(rolloutStates),
    ...audience,
    steps,
    comparison,
    startedAt: instant,
    changedAt: instant.check(z.describe('When the audience changed last')),
    endedAt: z.nullable(instant),
    endReason: z.nullable(z.string()),
  })
  .check(z.meta({ id: 'Rollout' }));

export type Rollout = z.infer<typeof rollout>;

const ofModule = z.object({ module: moduleId });
const ofRollout = z.object({ module: moduleId, id: entityId });

export const listRollouts = endpoint({
  operation: 'listRollouts',
  service,
  method: 'GET',
  path: '/registry/modules/:module/rollouts',
  summary: 'The newest rollouts of a module, newest first',
  params: ofModule,
  response: listOf(rollout),
  status: 200,
});

export const getRollout = endpoint({
  operation: 'getRollout',
  service,
  method: 'GET',
  path: '/registry/modules/:module/rollouts/:id',
  summary: 'One rollout, with what is known of the canary and of stable',
  params: ofRollout,
  response: rollout,
  status: 200,
});

export const startRollout = endpoint({
  operation: 'startRollout',
  service,
  method: 'POST',
  path: '/registry/modules/:module/rollouts',
  summary: 'Show a release to a part of the members, as the canary of its module (publisher or Admin)',
  params: ofModule,
  query: dryRunQuery,
  body: z.object({
    version,
    from: z
      .optional(z.nullable(version))
      .check(z.describe('The stable version that is expected; null for none. Another one is a 412.')),
    ...audience,
    steps,
    reason,
  }),
  response: rollout,
  status: 201,
  repeatedStatus: 200,
});

export const changeRollout = endpoint({
  operation: 'changeRollout',
  service,
  method: 'PUT',
  path: '/registry/modules/:module/rollouts/:id',
  summary: 'Show the canary to another part of the members (publisher or Admin)',
  params: ofRollout,
  query: dryRunQuery,
  body: z.object({ ...audience, steps, reason }),
  response: rollout,
  status: 200,
});

export const endRollout = endpoint({
  operation: 'endRollout',
  service,
  method: 'PUT',
  path: '/registry/modules/:module/rollouts/:id/end',
  summary: 'Make the canary stable, or take it back (publisher or Admin); the same end again changes nothing',
  params: ofRollout,
  query: dryRunQuery,
  body: z.object({ state: z.enum(['promoted', 'aborted']), reason }),
  response: rollout,
  status: 200,
});

export const moduleSwitch = z
  .object({ module: moduleId, isOn: z.boolean(), message: z.nullable(z.string()) })
  .check(z.meta({ id: 'ModuleSwitch' }));

export type ModuleSwitch = z.infer<typeof moduleSwitch>;

export const getModuleSwitch = endpoint({
  operation: 'getModuleSwitch',
  service,
  method: 'GET',
  path: '/registry/modules/:module/switch',
  summary: 'Whether a module is switched off, and what members read instead',
  params: ofModule,
  response: moduleSwitch,
  status: 200,
});

export const switchModule = endpoint({
  operation: 'switchModule',
  service,
  method: 'PUT',
  path: '/registry/modules/:module/switch',
  summary: 'Switch a module off for all members, with a message for them, or on again (publisher or Admin)',
  params: ofModule,
  query: dryRunQuery,
  body: z.object({
    isOn: z.boolean(),
    message: z
      .optional(boundedText({ max: rolloutLimits.message, label: 'The message' }))
      .check(z.describe('What members read instead of the module; required to switch it off')),
    reason,
  }),
  response: moduleSwitch,
  status: 200,
});

/**
 * The steps of one opening of a module: it begins, and ends in one way. Leaving the page while it loads ends it too, so a
 * missing end means that the page hangs. A later crash is an opening of its own.
 */
export const visitEvents = ['begun', 'mounted', 'failed', 'left', 'crashed'] as const;

const visit = z.object({
  id: z
    .string()
    .check(z.regex(/^[0-9a-f-]{36}$/), z.describe('Made by the browser for one opening; nothing else has it')),
  rollout: z.optional(entityId).check(z.describe('Of a module with a rollout')),
  module: z.optional(moduleId).check(z.describe('Of a module without a rollout, whose openings need no beginning')),
  version,
  event: z.enum(visitEvents),
  ms: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))).check(z.describe('The mount time')),
});

export const reportVisits = endpoint({
  operation: 'reportVisits',
  service,
  method: 'POST',
  path: '/registry/visits',
  summary: 'Report how modules were opened; of no member, only of a version',
  body: z.object({ visits: z.array(visit).check(z.minLength(1), z.maxLength(rolloutLimits.visits)) }),
  response: z.object({
    sampling: z.number().check(z.describe('The share of openings that the browser reports from now on')),
  }),
  status: 200,
});
