import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { contentType } from 'mime-types';
import { type Encoding, Representation } from './representation.ts';

const cacheBytes = 64_000_000;
const siblings: ReadonlyMap<Encoding, string> = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);
/** Codes of a path at which there is no file. */
const absent: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL']);

export interface StaticFolder {
  /** Finds the file at a URL path below the folder, or undefined. Files outside of the folder are never found. */
  find(urlPath: string): Promise<Representation | undefined>;
}

interface Cached {
  readonly stamp: string;
  readonly content: Representation;
}

/** Serves a folder's files from memory, each read again when it changed; hidden files and source maps never. */
export function createStaticFolder(root: string): StaticFolder {
  const cache = new LRUCache<string, Cached>({
    maxSize: cacheBytes,
    sizeCalculation: ({ content }) => Math.max(1, content.body.length * 2),
  });
  return {
    async find(urlPath) {
      const path = filePath(urlPath);
      if (path === undefined) return undefined;
      const file = join(root, path);
      const stamp = await stampOf(file);
      if (stamp === undefined) return undefined;
      const known = cache.get(file);
      if (known?.stamp === stamp) return known.content;
      const loaded = await load(file);
      if (loaded !== undefined) cache.set(file, { stamp, content: loaded });
      return loaded;
    },
  };
}

/** Source maps are for the team of the build and are not served, compressed or not. */
const sourceMap = /\.map(\.br|\.gz)?$/i;

/** The relative path that a URL path names, or undefined if it is not a plain one. */
export function filePath(urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    // Malformed percent-encoding names no file.
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  const segments = decoded.split('/').slice(1);
  const isPlain = segments.every((segment) => segment !== '' && !segment.startsWith('.'));
  return segments.length > 0 && isPlain && !sourceMap.test(decoded) ? segments.join('/') : undefined;
}

async function load(file: string): Promise<Representation | undefined> {
  const body = await readIfThere(file);
  if (body === undefined) return undefined;
  const encoded = new Map<Encoding, Buffer>();
  for (const [encoding, suffix] of siblings) {
    const bytes = await readIfThere(file + suffix);
    if (bytes !== undefined) encoded.set(encoding, bytes);
  }
  // A browser neither runs nor shows plain bytes.
  const type = contentType(extname(file)) || 'application/octet-stream';
  return new Representation({ type, body, encoded });
}

async function stampOf(file: string): Promise<string | undefined> {
  const facts = await stat(file, { bigint: true }).catch(ignoreAbsent);
  return facts?.isFile() === true ? `${facts.ino}-${facts.size}-${facts.mtimeNs}` : undefined;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(ignoreAbsent);
}

function ignoreAbsent(error: unknown): undefined {
  if (typeof error === 'object' && error !== null && 'code' in error && absent.has(String(error.code)))
    return undefined;
  throw error;
}
