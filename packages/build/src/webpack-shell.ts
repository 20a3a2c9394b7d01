import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { codeOfRouter } from './declarative-router-loader.ts';
import { LoadingPlugin } from './loading-plugin.ts';
import { snapshotHandler } from './no-snapshots-loader.ts';
import { filesWithUnused } from './no-unused-runtime-loader.ts';
import { SharedPartsPlugin } from './shared-parts-plugin.ts';
import { framesOfKeycloak } from './unsandboxed-frames-loader.ts';
import { commonConfiguration, ownFile } from './webpack-common.ts';
import { installedVersion, readPackageJson } from './workspaces.ts';

/** One build of the shell. */
export interface ShellBuild {
  /** The folder into which webpack writes. */
  readonly outputPath: string;
  /** The folder of the program that renders the documents. */
  readonly prerenderPath: string;
}

/** The two builds that make the shell. */
export interface ShellConfigurations {
  /** The files that members download. */
  readonly browser: Configuration;
  /** The same components for Node, which renders the documents' first markup at build time. */
  readonly prerender: Configuration;
}

/** Makes webpack's configurations for the shell; the default export of its `webpack.config.ts`. */
export type ShellPreset = (build: ShellBuild) => ShellConfigurations;

/** The program that the `prerender` configuration builds; `html-pages.ts` describes its exports. */
export const prerenderFile = 'prerender.mjs';

/** The template of the documents. */
export const templateFile = 'template.html';

/** The script that runs before `main`. */
export const startupEntry = 'startup';

/** The lazy chunk of the shell for the landing page. */
export const landingChunk = 'landing';

/** The lazy chunk of the shell for the pages behind the login. */
export const portalChunk = 'portal';

/** The further lazy chunk of a page with a module. */
export const federationChunk = 'federation';

/**
 * The preset of the shell, a plain webpack application without a federation plugin.
 *
 * @param configUrl URL of the shell's `webpack.config.ts`.
 * @example
 * export default shell(import.meta.url);
 */
export function shell(configUrl: string): ShellPreset {
  const directory = dirname(fileURLToPath(configUrl));
  const { version } = readPackageJson(directory);
  return ({ outputPath, prerenderPath }) => ({
    browser: browser({ directory, version, outputPath }),
    prerender: prerender({ directory, version, outputPath: prerenderPath }),
  });
}

interface Target {
  readonly directory: string;
  readonly version: string;
  readonly outputPath: string;
}

const fileName = 'assets/[name].[contenthash:8]';

const common = ({ directory, version }: Target) => ({
  directory,
  salt: `shell@${version}`,
  development: false,
  fileName,
});

const output = ({ outputPath }: Target) => ({
  path: outputPath,
  publicPath: '/',
  uniqueName: 'shell',
  assetModuleFilename: `${fileName}[ext]`,
});

function browser(target: Target): Configuration {
  const { directory, version } = target;
  const shared = commonConfiguration({ ...common(target), name: 'shell' });
  return {
    ...shared,
    entry: { [startupEntry]: './src/startup.ts', main: { import: './src/main.tsx', dependOn: startupEntry } },
    output: { ...output(target), chunkLoadTimeout: 30_000, filename: `${fileName}.js` },
    module: { rules: [...(shared.module?.rules ?? []), ...libraryRules(directory)] },
    optimization: { ...shared.optimization, splitChunks },
    plugins: [...(shared.plugins ?? []), ...loadingPlugins(), constants(version), page(directory), new StartupFirst()],
  };
}

/** Plugins that load lazy chunks and the parts of the kit that modules share. */
function loadingPlugins() {
  return [new LoadingPlugin(), new SharedPartsPlugin()];
}

/** Class names and addresses of pictures are those of the browser's build; styles and pictures are not written again. */
function prerender(target: Target): Configuration {
  const shared = commonConfiguration({ ...common(target), name: 'shell-prerender', namesOnly: true });
  return {
    ...shared,
    target: 'node20',
    devtool: false,
    entry: { prerender: './src/prerender.tsx' },
    experiments: { outputModule: true },
    output: { ...output(target), filename: prerenderFile, library: { type: 'module' } },
    module: { ...shared.module, generator: { 'asset/resource': { emit: false } } },
    plugins: [],
    optimization: { ...shared.optimization, minimize: false },
  };
}

/** The shell's file that the list of shared libraries is written into. */
const sharedLibrariesRule = {
  test: /\/src\/modules\/shared-libraries\.ts$/,
  enforce: 'pre' as const,
  loader: ownFile('shared-libraries-loader.js'),
};

const snapshotsRule = { test: snapshotHandler, loader: ownFile('no-snapshots-loader.js') };

const unusedRule = { test: filesWithUnused, loader: ownFile('no-unused-runtime-loader.js') };

const routerRule = { test: codeOfRouter, loader: ownFile('declarative-router-loader.js') };

const keycloakRule = (directory: string) => ({
  test: framesOfKeycloak,
  use: [
    { loader: ownFile('no-cordova-loader.js') },
    { loader: ownFile('own-fetch-loader.js'), options: { file: join(directory, 'src/session/own-fetch.ts') } },
    { loader: ownFile('unsandboxed-frames-loader.js') },
  ],
});

function libraryRules(directory: string) {
  return [sharedLibrariesRule, snapshotsRule, unusedRule, routerRule, keycloakRule(directory)];
}

/** Libraries come in the chunk that needs them: in a slow network a request costs as much as thirty kilobytes. */
const splitChunks = { cacheGroups: { defaultVendors: false } } as const;

/**
 * The last three configure the federation runtime: it runs in a browser, uses direct entries, and has this identity.
 */
function constants(version: string) {
  return new webpack.DefinePlugin({
    FEDERATION_RUNTIME_VERSION: JSON.stringify(installedVersion('@module-federation/runtime-core')),
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    FEDERATION_BUILD_IDENTIFIER: JSON.stringify(`shell:${version}`),
  });
}

/** The common part of all documents; `html-pages.ts` replaces its comments by content. */
function page(directory: string) {
  return new HtmlWebpackPlugin({
    filename: templateFile,
    template: join(directory, 'src/index.html'),
    // The template places its scripts itself.
    inject: false,
    minify: { collapseWhitespace: true, ignoreCustomComments: [/^(head|body|preload|boot)$/] },
  });
}

/** Gives the startup script the highest fetch priority. */
class StartupFirst implements webpack.WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap(StartupFirst.name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(StartupFirst.name, (page) => {
        const [startup] = page.assetTags.scripts;
        if (startup) startup.attributes['fetchpriority'] = 'high';
        return page;
      });
    });
  }
}
