// The build of the plain application: the shell's own preset, with the rules that a module's build adds.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from '../../packages/build/dist/compile.js';
import { isContract } from '../../packages/build/dist/contract-texts-loader.js';
import { ownFile } from '../../packages/build/dist/webpack-common.js';
import { shell } from '../../packages/build/dist/webpack-shell.js';
import { moduleFolders } from '../../packages/build/dist/workspaces.js';

/** The file of a build that lists the scripts and styles of each named chunk. */
export const chunksFile = 'chunks.json';

/** The preset of a copy of the shell whose loader of modules is `staticRuntime`. */
export function plainShell(configUrl) {
  const preset = shell(configUrl);
  return (build) => {
    const { browser, prerender } = preset(build);
    const rules = [...browser.module.rules, contractRule, ...layerRules()];
    const plugins = [...browser.plugins, new PlainApplication()];
    return { browser: { ...browser, module: { ...browser.module, rules }, plugins }, prerender };
  };
}

const contractRule = { test: isContract, enforce: 'pre', loader: ownFile('contract-texts-loader.js') };

const layerRules = () =>
  [...moduleFolders().values()].map((directory) => ({
    test: /\.css$/,
    include: join(directory, 'src'),
    enforce: 'pre',
    loader: ownFile('module-layer-loader.js'),
  }));

/** Gives all modules one version, and writes the list of chunks. */
class PlainApplication {
  apply(compiler) {
    new compiler.webpack.DefinePlugin({ MODULE_VERSION: JSON.stringify('plain') }).apply(compiler);
    compiler.hooks.afterEmit.tapPromise(PlainApplication.name, async (compilation) => {
      const names = [...compilation.namedChunkGroups.keys()];
      const files = Object.fromEntries(names.map((name) => [name, filesOf(compilation, name)]));
      await writeFile(join(compiler.outputPath, chunksFile), JSON.stringify(files));
    });
  }
}

/** The name of the chunk of a module, or of one of its extensions. */
export const chunkOf = (id, expose) => `${id}-${expose.replace('./', '')}`;

/**
 * The source of the file that takes the place of the shell's `federation-runtime.ts`: a static map with one ordinary lazy
 * import for all that the modules expose.
 * @param {{ id: string, directory: string, extensions: readonly string[] }[]} modules
 */
export function staticRuntime(modules) {
  const entries = modules.flatMap(({ id, directory, extensions }) => [
    entryOf(id, './module', join(directory, 'src/index.ts')),
    ...extensions.map((name) => entryOf(id, `./${name}`, join(directory, `src/extensions/${name}.ts`))),
  ]);
  return [
    `const exposed: Record<string, () => Promise<unknown>> = {\n${entries.join('')}};`,
    `export const loadExposedModule = ({ release, expose }: any) => exposed[release.id + expose]!();\n`,
  ].join('\n');
}

const entryOf = (id, expose, file) =>
  `  '${id}${expose}': () => import(/* webpackChunkName: "${chunkOf(id, expose)}" */ ${JSON.stringify(file)}),\n`;

/** The content of the copy's `webpack.config.ts`. */
export const configSource = `import { plainShell } from ${JSON.stringify(fileURLToPath(import.meta.url))};
export default plainShell(import.meta.url);
`;
