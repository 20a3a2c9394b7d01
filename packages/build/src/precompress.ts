import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotli } from '@seed/contracts/node/release-files';

const compressible = /\.(js|css|html|json|svg)$/;
const compressGzip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text file of a folder, so that the gateway never compresses them. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compressFile(join(folder, file))));
}

/** Bytes of a file after brotli. */
export async function brotliSize(file: string): Promise<number> {
  return (await brotli(await readFile(file))).byteLength;
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([brotli(content), compressGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
