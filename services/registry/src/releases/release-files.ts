import { createHash } from 'node:crypto';

type Files = Readonly<Record<string, string>>;

/** SHA-256 of a file, as the API writes it. */
export function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The digest of a release: of its paths and their digests, in the order of the paths. */
export function digestOfAll(files: Files): string {
  const lines = Object.entries(files).map(([path, digest]) => `${digest}  ${path}\n`);
  return digestOf(Buffer.from(lines.toSorted().join('')));
}
