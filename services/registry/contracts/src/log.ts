import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { instant, memberId } from '@seed/contracts/fields';
import { listOf, maxPageSize } from '@seed/contracts/lists';
import { moduleId } from '@seed/contracts/module-manifest';
import { fileDigest } from '@seed/contracts/release-statement';

const service = 'registry';

export const logActs = [
  'module-added',
  'module-changed',
  'module-removed',
  'key-added',
  'key-revoked',
  'release-published',
  'release-removed',
  'channel-moved',
  'rollout-started',
  'rollout-changed',
  'rollout-promoted',
  'rollout-aborted',
  'module-switched-off',
  'module-switched-on',
] as const;

const moved = z.object({ module: moduleId, from: z.nullable(z.string()), to: z.nullable(z.string()) });

export const logEntry = z
  .object({
    sequence: z.int().check(z.positive()),
    at: instant,
    act: z.string().check(z.describe('One of the acts by which the log can be filtered; later versions have more')),
    by: memberId.check(z.describe('The subject of the token, of a member or of a pipeline')),
    reason: z.nullable(z.string()),
    module: z.nullable(moduleId),
    channel: z.nullable(z.string()),
    moves: z.array(moved).check(z.maxLength(50)),
    facts: z
      .record(z.string(), z.string())
      .check(z.describe('Further facts of the act, such as the digest of a release')),
    previousHash: fileDigest,
    hash: fileDigest.check(z.describe('SHA-256 of the hash before, a line feed and the content of the entry')),
  })
  .check(z.meta({ id: 'LogEntry' }));

export type LogEntry = z.infer<typeof logEntry>;

const logVerification = z
  .object({
    isIntact: z.boolean(),
    entries: z.int(),
    hash: fileDigest.check(z.describe('Of the last entry; who keeps it can prove later that nothing was cut off')),
    brokenAt: z.nullable(z.int()).check(z.describe('The sequence of the first entry that does not fit the one before')),
  })
  .check(z.meta({ id: 'LogVerification' }));

export type LogVerification = z.infer<typeof logVerification>;

export const listLogEntries = endpoint({
  operation: 'listLogEntries',
  service,
  method: 'GET',
  path: '/registry/log',
  summary: 'Who changed what, when and why, newest first (publisher or Admin)',
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageSize))),
    cursor: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))),
    module: z.optional(moduleId).check(z.describe('Only what concerns this module')),
    act: z.optional(z.enum(logActs)),
  }),
  response: listOf(logEntry),
  status: 200,
  paged: true,
});

export const verifyLog = endpoint({
  operation: 'verifyLog',
  service,
  method: 'GET',
  path: '/registry/log/verification',
  summary: 'Compute the chain of hashes again (publisher or Admin)',
  query: z.object({
    hash: z
      .optional(fileDigest)
      .check(z.describe('A hash that was seen before; the log is intact only if it still has it')),
  }),
  response: logVerification,
  status: 200,
});
