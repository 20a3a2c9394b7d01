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
  const header = headerOf(jws);
  const content = contentOf(jws);
  if (header === undefined || content === undefined) {
    return { statement: undefined, kid: undefined, problems: ['The release has no signed statement.'] };
  }
  const parsed = safeParse(releaseStatement, content);
  const shape = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`);
  const signature = await signatureProblem(jws, { header, keys });
  return {
    statement: parsed.success ? parsed.data : undefined,
    kid: header.kid,
    problems: [...(signature === undefined ? [] : [signature]), ...shape],
  };
}

interface Signature {
  readonly header: { readonly kid?: string; readonly typ?: string };
  readonly keys: readonly PinnedKey[];
}

async function signatureProblem(jws: string, { header, keys }: Signature): Promise<string | undefined> {
  if (header.typ !== releaseStatementType) return 'The signature is of something else than a release.';
  const key = keys.find(({ kid }) => kid === header.kid);
  if (key === undefined) return `The key ${header.kid ?? '(none)'} is none of the team's.`;
  if (typeof key.revokedAt === 'string') return `The key ${key.kid} was revoked at ${key.revokedAt}.`;
  try {
    await compactVerify(jws, await importJWK({ ...curve, x: key.publicKey }, algorithm), { algorithms: [algorithm] });
    return undefined;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return 'The signature does not match the statement.';
  }
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
