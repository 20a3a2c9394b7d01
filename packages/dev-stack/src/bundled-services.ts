import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { replaceFile } from './replace-file.ts';
import type { Command } from './supervised-process.ts';

/** Packages that are not bundled, because they read files beside their own code. */
const external = ['@seed/demo-world', 'node-sqlite3-wasm', 'sharp'];

/** Files that decide which files are bundled: npm writes this one with each installation. */
const deciding = ['node_modules/.package-lock.json'];

/** Names of a CommonJS module in place of those of `import.meta`. */
const ownUrl = '__bundleUrl';
const banner = `const ${ownUrl} = require('node:url').pathToFileURL(__filename).href;`;
const define = {
  'import.meta.url': ownUrl,
  'import.meta.filename': '__filename',
  'import.meta.dirname': '__dirname',
};

/** Runs a bundle. */
const runner = join(import.meta.dirname, '../dist/run-bundle.js');

/** Size and time of each file that a bundle was made of, by its path in the repository. */
const inputs = z.record(z.string(), z.string());

/**
 * Bundles the compiled `dist/main.js` of each service into `dist/main.bundle.cjs`, unless that is up to date. A process loads
 * the one file in a third of the time that it needs for the thousand of a service and its packages, and in a CommonJS
 * module Node 20 can use V8's code cache.
 *
 * @param root the repository's folder.
 * @param names folders below `services/`.
 * @returns the arguments of Node that run each bundle, by name.
 */
export async function bundleServices(root: string, names: readonly string[]): Promise<Record<string, Command>> {
  const fileOf = (name: string) => join(root, bundleOf(name));
  const states = fileStates(root, Date.now());
  const stale = names.filter((name) => !isCurrent(fileOf(name), states));
  if (stale.length > 0) await build(root, stale, states);
  return Object.fromEntries(names.map((name) => [name, [runner, fileOf(name)]]));
}

const bundleOf = (name: string) => `services/${name}/dist/main.bundle.cjs`;
const inputsOf = (file: string) => file.replace(/cjs$/, 'json');

type FileStates = (path: string) => string;

/** Reads the state of each file once, since the bundles have most files in common. */
function fileStates(root: string, beganAt: number): FileStates {
  const known = new Map<string, string>();
  const read = (path: string) => {
    // For two thousand files, waiting takes longer than reading.
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (found === undefined) return 'missing';
    // The bundler may have read what the file was before, so this state is never found again.
    return found.mtimeMs > beganAt ? 'changed meanwhile' : `${found.size} ${found.mtimeMs}`;
  };
  return (path) => {
    const state = known.get(path) ?? read(path);
    known.set(path, state);
    return state;
  };
}

function isCurrent(file: string, states: FileStates): boolean {
  if (!existsSync(inputsOf(file))) return false;
  const recorded = inputs.parse(JSON.parse(readFileSync(inputsOf(file), 'utf8')));
  return Object.entries(recorded).every(([path, state]) => states(path) === state);
}

async function build(root: string, names: readonly string[], states: FileStates): Promise<void> {
  // The bundler is loaded only to build: a start without changes does not need it.
  const esbuild = await import('esbuild');
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      names.map((name) => [bundleOf(name).slice(0, -'.cjs'.length), `services/${name}/dist/main.js`]),
    ),
    outdir: root,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Node refuses dynamic imports of a script whose code was cached; `require` does the same for ES modules since 20.19.
    // In a template literal no character can be escaped.
    supported: { 'dynamic-import': false, 'template-literal': false },
    define,
    // Packages are resolved as Node does it, without the variants that are made for bundlers.
    mainFields: ['main'],
    conditions: ['node'],
    external,
    banner: { js: banner },
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  for (const { path: file, text } of outputFiles) {
    const bundled = Object.keys(metafile.outputs[relative(root, file)]?.inputs ?? {});
    const recorded = [...bundled, ...deciding, relative(root, import.meta.filename)].map((path) => [
      path,
      states(path),
    ]);
    await replaceFile(file, inAscii(text));
    await replaceFile(inputsOf(file), JSON.stringify(Object.fromEntries(recorded)));
  }
}

/**
 * Node reads ASCII in the least time. Strings are escaped by the bundler; the characters that are left are in comments and regular
 * expressions, where an escape means the same.
 */
function inAscii(code: string): string {
  return code.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
