import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { statementFile } from '../release-statement.ts';

const compress = promisify(brotliCompress);

/**
 * Returns the SHA-256 of a file, as statements about releases write it.
 *
 * @example
 * digestOf(Buffer.from('')); // 'e3b0c44298fc1c14…'
 */
export function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Returns the digest of a release: of its paths and their digests, in the order of the paths.
 *
 * @example
 * digestOfAll({ 'main.js': digestOf(Buffer.from('main')) });
 */
export function digestOfAll(files: Readonly<Record<string, string>>): string {
  const lines = Object.entries(files).map(([path, digest]) => `${digest}  ${path}\n`);
  return digestOf(Buffer.from(lines.toSorted().join('')));
}

/**
 * Resolves to the digest of every file of a release in a folder, by its path with slashes. The signed statement is no
 * part of the release.
 *
 * @example
 * const files = await digestsIn('/team/.modules/notices/1.0.0');
 * files['release.json']; // 'e3b0c44298fc1c14…'
 */
export async function digestsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== statementFile)
    .toSorted();
  const digests = await Promise.all(
    paths.map(async (path) => [path.split(sep).join('/'), digestOf(await readFile(join(folder, path)))] as const),
  );
  return Object.fromEntries(digests);
}

/**
 * Compresses as the precompressed files of a portal are; budgets count the bytes of the result.
 *
 * @example
 * const { byteLength } = await brotli(await readFile('main.js'));
 */
export function brotli(content: Buffer): Promise<Buffer> {
  return compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  });
}
