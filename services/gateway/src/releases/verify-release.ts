import { digestOf } from '@seed/contracts/node/release-files';
import { type ModuleRelease, moduleRelease } from '@seed/contracts/module-release';
import { type ReleaseStatement, statementFile } from '@seed/contracts/release-statement';
import { checkStatement, type PinnedKey } from '@seed/service-kit/release-signature';
import { ReleaseRefusedError } from './release-refused-error.ts';

/** Names one release. */
export interface ReleaseName {
  readonly module: string;
  readonly version: string;
}

/** A statement whose signature is good, and the key that signed it. */
export interface TrustedStatement {
  readonly statement: ReleaseStatement;
  readonly kid: string;
}

const releaseFile = 'release.json';

/** @throws ReleaseRefusedError `statement` or `key` with every reason to refuse the statement. */
export async function verifyStatement(
  jws: string,
  { module, version }: ReleaseName,
  keys: readonly PinnedKey[],
): Promise<TrustedStatement> {
  const { statement, kid, problems } = await checkStatement(jws, keys);
  if (statement === undefined || kid === undefined || problems.length > 0) {
    const isKey = kid !== undefined && keys.every((key) => key.kid !== kid || typeof key.revokedAt === 'string');
    throw new ReleaseRefusedError(isKey ? 'key' : 'statement', problems.join(' '));
  }
  if (statement.module !== module || statement.version !== version) {
    const found = `${statement.module} ${statement.version}`;
    throw new ReleaseRefusedError('statement', `The statement is about ${found}, not ${module} ${version}.`);
  }
  if (statementFile in statement.files || !(releaseFile in statement.files)) {
    throw new ReleaseRefusedError('statement', `The statement has ${statementFile}, or no ${releaseFile}.`);
  }
  return { statement, kid };
}

/** @throws ReleaseRefusedError `file` if the content is another one than was signed. */
export function verifyFile(path: string, content: Buffer, { files }: ReleaseStatement): void {
  if (files[path] !== digestOf(content))
    throw new ReleaseRefusedError('file', `The file ${path} is not the signed one.`);
}

/**
 * Reads `release.json`, whose content was verified. The digest of each script and style is the signed one, so the
 * browser checks every file that it runs, lazy ones included.
 *
 * @throws ReleaseRefusedError `file` if it is no release, or not of this name.
 */
export function releaseIn(content: Buffer, { module, version, files }: ReleaseStatement): ModuleRelease {
  const release = parsed(content);
  if (release.id !== module || release.version !== version || release.development) {
    throw new ReleaseRefusedError('file', `${releaseFile} is of ${release.id} ${release.version}.`);
  }
  const named = [release, ...release.extensions].flatMap(({ js, css }) => [...js, ...css]);
  const missing = [release.entry, ...named].map(plain).filter((path) => !(path in files));
  if (missing.length > 0) throw new ReleaseRefusedError('file', `Files are missing: ${missing.join(', ')}.`);
  const code = Object.entries(files).filter(([path]) => /\.(js|css)$/.test(path));
  return { ...release, integrity: Object.fromEntries(code.map(([path, digest]) => [path, integrityOf(digest)])) };
}

export { releaseFile };

function parsed(content: Buffer): ModuleRelease {
  try {
    return moduleRelease.parse(JSON.parse(content.toString()));
  } catch (cause) {
    throw new ReleaseRefusedError('file', `${releaseFile} is not a valid release.`, { cause });
  }
}

const plain = (path: string): string => path.replace(/^\.?\//, '');

function integrityOf(digest: string): string {
  return `sha256-${Buffer.from(digest, 'hex').toString('base64')}`;
}
