import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotli } from '@seed/contracts/node/release-files';

/** The code that the shell has only for slots; the rest of what an extension needs mounts modules, too. */
const sources = [
  'shell/src/modules/slots.ts',
  'shell/src/portal/use-slots.ts',
  'packages/portal-sdk/src/slots/slot-outlet.tsx',
];

/**
 * Bytes of the shell's code for slots, minified and compressed by itself. Its part of the main menu is smaller, because
 * there it is compressed together with the other code.
 */
export async function slotCodeSize(root: string): Promise<number> {
  const code = await Promise.all(sources.map((file) => minified(join(root, file))));
  return (await brotli(Buffer.from(code.join('\n')))).byteLength;
}

async function minified(file: string): Promise<string> {
  // The compiler is loaded only to measure.
  const { transform } = await import('@swc/core');
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      minify: { compress: true, mangle: true },
    },
  });
  return code;
}
