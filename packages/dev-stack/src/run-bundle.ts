/**
 * Runs a bundle of `bundled-services.ts` with V8's code cache of an earlier run:
 *   node run-bundle.js <absolute path of the bundle> [its arguments]
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/** A function of the names that Node gives a CommonJS module. */
type Bundle = (require: NodeJS.Require, fileName: string, folder: string) => void;

const start = '(function (require, __filename, __dirname) {';

async function run(file: string): Promise<void> {
  const cacheFile = `${file}.cache`;
  const { size, mtimeMs } = statSync(file);
  // V8 compares the length of the source only.
  const header = `${size} ${mtimeMs}\n`;
  const cachedData = existsSync(cacheFile) ? cachedDataOf(readFileSync(cacheFile), header) : undefined;
  // The bundle is in ASCII.
  const source = `${start}${readFileSync(file, 'latin1')}\n})`;
  const script = new Script(source, { filename: file, columnOffset: -start.length, cachedData });
  (script.runInThisContext() as Bundle)(createRequire(file), file, dirname(file));
  if (cachedData !== undefined && script.cachedDataRejected !== true) return;
  // Now it also has the functions that ran first. Later ones run with other flags of V8, for which a cache is not valid.
  const cache = Buffer.concat([Buffer.from(header), script.createCachedData()]);
  const { replaceFile } = await import('./replace-file.ts');
  await replaceFile(cacheFile, cache);
}

/** Undefined for the cache of another bundle. */
function cachedDataOf(cache: Buffer, header: string): Buffer | undefined {
  return cache.toString('latin1', 0, header.length) === header ? cache.subarray(header.length) : undefined;
}

// The bundle reads arguments as if Node had started it.
process.argv.splice(1, 1);
await run(process.argv[1] ?? '');
