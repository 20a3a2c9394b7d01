import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { instant } from '@seed/contracts/fields';
import { listOf } from '@seed/contracts/lists';
import { moduleId, moduleVersion } from '@seed/contracts/module-manifest';
import { fileDigest } from '@seed/contracts/release-statement';
import { serviceId } from '@seed/contracts/service-manifest';
import { dryRunQuery, reason } from './modules.ts';

const service = 'registry';

/** The greatest number of modules that move in one step. */
const maxMoves = 50;

export const channelName = z
  .string()
  .check(
    z.regex(/^(stable|canary|preview-[a-z0-9][a-z0-9-]{0,30})$/, "a channel is 'stable', 'canary' or 'preview-<name>'"),
  );

const version = moduleVersion.check(z.maxLength(64));
const pointers = z.record(moduleId, version).check(z.describe('The version of each module, by its id'));

export const channel = z
  .object({ name: channelName, modules: pointers, changedAt: z.nullable(instant) })
  .check(z.meta({ id: 'Channel' }));

export type Channel = z.infer<typeof channel>;

const setPointer = z.object({ version, digest: fileDigest });

/** The canary of a module, and who gets it. The id and the member's id decide together, so a member keeps their side. */
const setRollout = z.object({
  id: z.int(),
  version,
  digest: fileDigest,
  share: z.int().check(z.describe('The share of all members, in percent')),
  roles: z.array(z.string()).check(z.maxLength(20), z.describe('Realm roles whose members get it, besides the share')),
});

export const releaseSet = z
  .object({
    id: z.int().check(z.nonnegative(), z.describe('Grows with every move; 0 before the first')),
    createdAt: z.nullable(instant),
    channels: z
      .record(channelName, z.record(moduleId, setPointer))
      .check(z.describe('The release of each module in each channel')),
    rollouts: z.record(moduleId, setRollout).check(z.describe('The canary that a part of the members gets, by module')),
    off: z
      .record(moduleId, z.object({ message: z.string() }))
      .check(z.describe('The modules that are switched off for all members, and what they read instead')),
  })
  .check(z.meta({ id: 'ReleaseSet' }));

export type ReleaseSet = z.infer<typeof releaseSet>;

const move = z.object({
  module: moduleId,
  to: z.nullable(version).check(z.describe('null takes the module out of the channel')),
  from: z
    .optional(z.nullable(version))
    .check(z.describe('The version that the channel is expected to have; null for none. Another one is a 412.')),
});

export const listChannels = endpoint({
  operation: 'listChannels',
  service,
  method: 'GET',
  path: '/registry/channels',
  summary: 'All channels, by name',
  response: listOf(channel),
  status: 200,
});

export const getChannel = endpoint({
  operation: 'getChannel',
  service,
  method: 'GET',
  path: '/registry/channels/:name',
  summary: 'The versions of a channel',
  params: z.object({ name: channelName }),
  response: channel,
  status: 200,
});

export const moveChannel = endpoint({
  operation: 'moveChannel',
  service,
  method: 'PUT',
  path: '/registry/channels/:name',
  summary: 'Move modules of a channel to other releases, all in one step or none (publisher of each, or Admin)',
  params: z.object({ name: channelName }),
  query: dryRunQuery,
  body: z.object({
    moves: z.array(move).check(z.minLength(1, 'At least one move is required.'), z.maxLength(maxMoves)),
    services: z
      .optional(z.record(serviceId, z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'A contract version is semver.'))))
      .check(
        z.describe(
          'Versions of the contracts that services are about to have, such as after going back; the older one of it and the live one counts',
        ),
      ),
    reason,
  }),
  response: channel,
  status: 200,
});

export const getReleaseSet = endpoint({
  operation: 'getReleaseSet',
  service,
  method: 'GET',
  path: '/registry/releases/set',
  summary: 'All pointers at one moment',
  query: z.object({
    after: z
      .optional(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2_147_483_647)))
      .check(z.describe('Wait until the set is another one than this')),
    wait: z
      .optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(25)))
      .check(z.describe('Seconds to wait at most. The gateway of the portal ends a request after 15.')),
  }),
  response: releaseSet,
  status: 200,
});
