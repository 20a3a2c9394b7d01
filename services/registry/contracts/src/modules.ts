import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { instant, requiredText } from '@seed/contracts/fields';
import { listOf } from '@seed/contracts/lists';
import { ed25519PublicKey } from '@seed/contracts/key-list';
import { moduleId } from '@seed/contracts/module-manifest';
import { maxStatementLength } from '@seed/contracts/release-feed';

const service = 'registry';

/** Greatest lengths in code points, and the greatest number of keys of a module, with those that are revoked. */
export const registryLimits = { team: 100, reason: 500, keys: 20, modules: 200 } as const;

/** Whether the registry only responds what it would do, with every reason against it, and changes nothing. */
export const dryRunQuery = z.object({
  dryRun: z
    .optional(z.enum(['true', 'false']))
    .check(z.describe('true: the response is that of the change, or every reason against it; nothing is changed')),
});

/** Why something is changed; it stands in the log for ever. */
export const reason = requiredText({
  max: registryLimits.reason,
  required: 'A reason is required.',
  label: 'The reason',
});

/** An Ed25519 public key (RFC 8037): 32 bytes, base64url. */
const publicKey = ed25519PublicKey.check(
  z.describe('The parameter x of the JSON Web Key, as `portal keys new` prints it'),
);

/** The thumbprint of a key (RFC 7638), which names it. */
export const keyId = z.string().check(z.regex(/^[\w-]{43}$/));

const signingKey = z
  .object({
    kid: keyId,
    publicKey,
    addedAt: instant,
    revokedAt: z.nullable(instant).check(z.describe('Since then nothing that the key signed is published or promoted')),
  })
  .check(z.meta({ id: 'SigningKey' }));

export type SigningKey = z.infer<typeof signingKey>;

export const registeredModule = z
  .object({
    id: moduleId,
    team: z.string(),
    keys: z.array(signingKey).check(z.maxLength(registryLimits.keys)),
    keyList: z
      .optional(z.nullable(z.string()))
      .check(z.describe('The list of the keys that a root key of the portal signed; null if none is pinned')),
    createdAt: instant,
  })
  .check(z.meta({ id: 'RegisteredModule' }));

export type RegisteredModule = z.infer<typeof registeredModule>;

const team = requiredText({
  max: registryLimits.team,
  required: 'The team is required.',
  label: 'The name of the team',
});
const ofModule = z.object({ module: moduleId });

export const listRegisteredModules = endpoint({
  operation: 'listRegisteredModules',
  service,
  method: 'GET',
  path: '/registry/modules',
  summary: 'The modules that may be released, by their ids, with their teams and keys',
  response: listOf(registeredModule),
  status: 200,
});

export const getRegisteredModule = endpoint({
  operation: 'getRegisteredModule',
  service,
  method: 'GET',
  path: '/registry/modules/:module',
  summary: 'One module, with its team and its keys',
  params: ofModule,
  response: registeredModule,
  status: 200,
});

export const addModule = endpoint({
  operation: 'addModule',
  service,
  method: 'POST',
  path: '/registry/modules',
  summary: 'Add a module, so that its team may release it (Admin)',
  query: dryRunQuery,
  body: z.object({ id: moduleId, team, reason }),
  response: registeredModule,
  status: 201,
  repeatedStatus: 200,
});

export const updateModule = endpoint({
  operation: 'updateModule',
  service,
  method: 'PUT',
  path: '/registry/modules/:module',
  summary: 'Hand a module over to another team (Admin)',
  params: ofModule,
  query: dryRunQuery,
  body: z.object({ team, reason }),
  response: registeredModule,
  status: 200,
});

export const removeModule = endpoint({
  operation: 'removeModule',
  service,
  method: 'POST',
  path: '/registry/modules/:module/removal',
  summary: 'Remove a module that has no key and no release yet (Admin)',
  params: ofModule,
  query: dryRunQuery,
  body: z.object({ reason }),
  response: registeredModule,
  status: 200,
});

export const addKey = endpoint({
  operation: 'addKey',
  service,
  method: 'POST',
  path: '/registry/modules/:module/keys',
  summary: 'Pin a key of the team, which may sign releases of the module from then on (Admin)',
  params: ofModule,
  query: dryRunQuery,
  body: z.object({ publicKey, reason }),
  response: registeredModule,
  status: 201,
  repeatedStatus: 200,
});

export const pinKeyList = endpoint({
  operation: 'pinKeyList',
  service,
  method: 'PUT',
  path: '/registry/modules/:module/key-list',
  summary: "Pin the list of the team's keys that a root key of the portal signed; its version only grows (Admin)",
  params: ofModule,
  query: dryRunQuery,
  body: z.object({
    keyList: z
      .string('The signed list is required.')
      .check(z.maxLength(maxStatementLength), z.describe('A JWS in compact form, as `portal keys pin` makes it')),
    reason,
  }),
  response: registeredModule,
  status: 200,
});

export const revokeKey = endpoint({
  operation: 'revokeKey',
  service,
  method: 'POST',
  path: '/registry/modules/:module/keys/:kid/revocation',
  summary: 'Revoke a key for ever (Admin)',
  params: z.object({ module: moduleId, kid: keyId }),
  query: dryRunQuery,
  body: z.object({ reason }),
  response: registeredModule,
  status: 200,
});
