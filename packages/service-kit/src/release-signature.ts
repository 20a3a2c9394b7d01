import { keyList, keyListType, type KeyList } from '@seed/contracts/key-list';
import { releaseStatement, releaseStatementType, type ReleaseStatement } from '@seed/contracts/release-statement';
import { calculateJwkThumbprint, compactVerify, decodeProtectedHeader, errors, importJWK } from 'jose';
import { safeParse } from 'zod';

/** The key of a team, as the registry and each gateway pin it. */
export interface PinnedKey {
  /** The thumbprint of the key (RFC 7638). */
  readonly kid: string;
  /** The parameter `x` of the Ed25519 key (RFC 8037). */
  readonly publicKey: string;
  /** Set if the key is revoked: nothing that it signed is accepted. */
  readonly revokedAt?: string | null | undefined;
}

/** The content of a signed statement, and every reason to refuse it. */
export interface CheckedStatement {
  /** Undefined if the content is no statement at all. */
  readonly statement: ReleaseStatement | undefined;
  /** The key that the statement names; undefined if it names none. */
  readonly kid: string | undefined;
  /** Sentences; the statement is good only if there is none. */
  readonly problems: readonly string[];
}

/** RFC 8037 names the algorithm of Ed25519 so. */
const algorithm = 'EdDSA';
const curve = { kty: 'OKP', crv: 'Ed25519' } as const;

/**
 * Returns the thumbprint of an Ed25519 public key, which is its `kid` (RFC 7638).
 *
 * @param publicKey the parameter `x` of the key
 *
 * @example
 * ```ts
 * const kid = await keyIdOf('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo');
 * ```
 */
export function keyIdOf(publicKey: string): Promise<string> {
  return calculateJwkThumbprint({ ...curve, x: publicKey });
}

/**
 * Checks the signed statement about a release against the pinned keys of its module, and collects every reason to
 * refuse it.
 *
 * @param jws the statement as a JWS in compact form (RFC 7515)
 * @param keys the pinned keys of the module, also those that are revoked
 *
 * @example
 * ```ts
 * const publicKey = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
 * const keys = [{ kid: await keyIdOf(publicKey), publicKey }];
 * const { statement, problems } = await checkStatement('eyJhbGciOiJFZERTQSJ9.e30.c2ln', keys);
 * ```
 */
export async function checkStatement(jws: string, keys: readonly PinnedKey[]): Promise<CheckedStatement> {
  const { content, kid, problems } = await checkSigned(jws, { type: releaseStatementType, keys, words: ofRelease });
  const parsed = safeParse(releaseStatement, content);
  if (content === undefined || parsed.success) return { statement: parsed.data, kid, problems };
  return { statement: undefined, kid, problems: [...problems, ...issuesOf(parsed.error)] };
}

/** The content of a signed list of keys, and every reason to refuse it. */
export interface CheckedKeyList {
  /** Undefined if the content is no list at all. */
  readonly list: KeyList | undefined;
  /** The keys of the list with their ids. */
  readonly keys: readonly PinnedKey[];
  /** Sentences; the list is good only if there is none. */
  readonly problems: readonly string[];
}

/**
 * Checks the signed list of a module's keys against the root keys of the portal, and collects every reason to refuse it.
 *
 * @param jws the list as a JWS in compact form (RFC 7515)
 * @param module the module that the list must name
 * @param rootKeys the parameter `x` of each root key
 *
 * @example
 * ```ts
 * const rootKeys = ['11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'];
 * const { keys, problems } = await checkKeyList('eyJhbGciOiJFZERTQSJ9.e30.c2ln', 'forums', rootKeys);
 * ```
 */
export async function checkKeyList(jws: string, module: string, rootKeys: readonly string[]): Promise<CheckedKeyList> {
  const roots = await pinned(rootKeys);
  const { content, problems } = await checkSigned(jws, { type: keyListType, keys: roots, words: ofKeys });
  const parsed = safeParse(keyList, content);
  if (!parsed.success) {
    const shape = content === undefined ? [] : issuesOf(parsed.error);
    return { list: undefined, keys: [], problems: [...problems, ...shape] };
  }
  const other = parsed.data.module === module ? [] : [`The list is of the module ${parsed.data.module}.`];
  return { list: parsed.data, keys: await pinned(parsed.data.keys), problems: [...problems, ...other] };
}

interface Words {
  readonly missing: string;
  readonly another: string;
  unknown(kid: string): string;
  readonly changed: string;
}

const ofRelease: Words = {
  missing: 'The release has no signed statement.',
  another: 'The signature is of something else than a release.',
  unknown: (kid) => `The key ${kid} is none of the team's.`,
  changed: 'The signature does not match the statement.',
};

const ofKeys: Words = {
  missing: 'There is no signed list of keys.',
  another: 'The signature is of something else than a list of keys.',
  unknown: (kid) => `The key ${kid} is no root key of the portal.`,
  changed: 'The signature does not match the list of keys.',
};

interface Expected {
  readonly type: string;
  readonly keys: readonly PinnedKey[];
  readonly words: Words;
}

async function checkSigned(jws: string, expected: Expected) {
  const header = headerOf(jws);
  const content = contentOf(jws);
  if (header === undefined || content === undefined) {
    return { content: undefined, kid: undefined, problems: [expected.words.missing] };
  }
  const problem = await signatureProblem(jws, { ...expected, header });
  return { content, kid: header.kid, problems: problem === undefined ? [] : [problem] };
}

interface Signature extends Expected {
  readonly header: { readonly kid?: string; readonly typ?: string };
}

async function signatureProblem(jws: string, { header, type, keys, words }: Signature): Promise<string | undefined> {
  if (header.typ !== type) return words.another;
  const key = keys.find(({ kid }) => kid === header.kid);
  if (key === undefined) return words.unknown(header.kid ?? '(none)');
  if (typeof key.revokedAt === 'string') return `The key ${key.kid} was revoked at ${key.revokedAt}.`;
  try {
    await compactVerify(jws, await importJWK({ ...curve, x: key.publicKey }, algorithm), { algorithms: [algorithm] });
    return undefined;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return words.changed;
  }
}

function pinned(publicKeys: readonly string[]): Promise<PinnedKey[]> {
  return Promise.all(publicKeys.map(async (publicKey) => ({ kid: await keyIdOf(publicKey), publicKey })));
}

function issuesOf({ issues }: { readonly issues: readonly { path: PropertyKey[]; message: string }[] }): string[] {
  return issues.map(({ path, message }) => `${path.join('/')}: ${message}`);
}

function headerOf(jws: string): Signature['header'] | undefined {
  try {
    const { kid, typ } = decodeProtectedHeader(jws);
    return { ...(typeof kid === 'string' && { kid }), ...(typeof typ === 'string' && { typ }) };
  } catch {
    // The text is no JWS, which is a reason of its own.
    return undefined;
  }
}

function contentOf(jws: string): unknown {
  try {
    return JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    // The text is no JWS with JSON, which is a reason of its own.
    return undefined;
  }
}
