import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { containerName } from '@seed/contracts/container-name';
import { ConsumeSharedPlugin, ModuleFederationPlugin } from '@module-federation/enhanced';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { ContainerIdPlugin } from './container-id-plugin.ts';
import { isContract } from './contract-texts-loader.ts';
import { OwnSharingPlugin } from './own-sharing-plugin.ts';
import { compatibleRange, type SharedLibrary, sharedLibraries, sourceOf } from './shared-libraries.ts';
import { SharedPartsPlugin } from './shared-parts-plugin.ts';
import { ShellLoadingPlugin } from './shell-loading-plugin.ts';
import { commonConfiguration, ownFile } from './webpack-common.ts';

/** The decisions of a module about its build, in its `webpack.config.ts`. */
export interface RemoteOptions {
  /** Shared libraries of which this module has its own copies, e.g. React with another major version. */
  readonly ownLibraries?: readonly string[];
}

/** One build of a module. */
export interface RemoteBuild {
  /** The id, title and version of the release. */
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** The folder into which webpack writes. */
  readonly outputPath: string;
  /** Names of the extensions that the module exposes, each in the file `src/extensions/<name>.ts`. */
  readonly extensions: readonly string[];
  /** The origin of a development server, such as `http://127.0.0.1:4101`. */
  readonly developmentOrigin?: string;
}

/** Makes webpack's configuration for a build; the default export of a module's `webpack.config.ts`. */
export type RemotePreset = (build: RemoteBuild) => Configuration;

/** Name of the chunk with the module that a container exposes. */
export const exposedChunk = 'module';

/**
 * The preset of a feature module, the whole content of its `webpack.config.ts`.
 *
 * @param configUrl URL of the module's `webpack.config.ts`.
 * @example
 * export default remote(import.meta.url);
 */
export function remote(configUrl: string, options: RemoteOptions = {}): RemotePreset {
  const directory = dirname(fileURLToPath(configUrl));
  return (build) => (build.developmentOrigin === undefined ? release : development)({ directory, options, build });
}

interface Target {
  readonly directory: string;
  readonly options: RemoteOptions;
  readonly build: RemoteBuild;
}

function release({ directory, options, build }: Target): Configuration {
  const uniqueName = `${build.id}@${build.version}`;
  const fileName = '[name].[contenthash:8]';
  const common = commonConfiguration({ directory, name: build.id, salt: uniqueName, development: false, fileName });
  const libraries = librariesFor(options);
  return {
    ...common,
    entry: {},
    // A unique name without the version would make a new version run the old one's chunks.
    output: { ...outputFor(build, uniqueName), filename: `${fileName}.js`, publicPath: 'auto' },
    module: { rules: [...(common.module?.rules ?? []), layerRule(directory), contractRule, wholeKitRule] },
    plugins: [
      ...(common.plugins ?? []),
      federation(build, `remoteEntry.[contenthash:8].js`),
      new ConsumeSharedPlugin({ shareScope: 'default', consumes: sharedFrom(libraries) }),
      new SharedPartsPlugin(libraries),
      new webpack.NormalModuleReplacementPlugin(bundlerRuntime, ownFile('shell-bundler-runtime.js')),
      new ContainerIdPlugin(),
      new OwnSharingPlugin(),
      new ShellLoadingPlugin(),
      versionConstant(build),
    ],
  };
}

/**
 * Nothing is shared in development: hot reloading needs React's development build, which the shell has not. The same
 * server has a page that shows the module alone, if the module has a `standalone.ts`.
 */
function development({ directory, build }: Target): Configuration {
  const uniqueName = `${build.id}-dev`;
  const fileName = '[name]';
  const common = commonConfiguration({ directory, name: build.id, salt: uniqueName, development: true, fileName });
  const standalone = join(directory, 'src/standalone.ts');
  const hasStandalone = existsSync(standalone);
  return {
    ...common,
    entry: hasStandalone ? { standalone } : {},
    output: { ...outputFor(build, uniqueName), filename: `${fileName}.js`, publicPath: `${build.developmentOrigin}/` },
    module: { rules: [...(common.module?.rules ?? []), layerRule(directory)] },
    plugins: [
      ...(common.plugins ?? []),
      federation(build, 'remoteEntry.js'),
      new ReactRefreshPlugin({ library: uniqueName, overlay: false }),
      versionConstant(build),
      ...(hasStandalone ? [standalonePage(build)] : []),
    ],
  };
}

function outputFor({ outputPath }: RemoteBuild, uniqueName: string): Configuration['output'] {
  return {
    path: outputPath,
    uniqueName,
    crossOriginLoading: 'anonymous',
    assetModuleFilename: '[name].[contenthash:8][ext]',
  };
}

/** A module may show or log its own version. */
function versionConstant({ version }: RemoteBuild): WebpackPluginInstance {
  return new webpack.DefinePlugin({ MODULE_VERSION: JSON.stringify(version) });
}

/** The plugin imports it by an absolute path. */
const bundlerRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.c?js$/;

function federation(build: RemoteBuild, filename: string): WebpackPluginInstance {
  const released = build.developmentOrigin === undefined;
  return new ModuleFederationPlugin({
    name: containerName(build),
    filename,
    exposes: exposesOf(build),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    // A released module uses the shell's runtime; in development it must also run without one.
    experiments: { externalRuntime: released, optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** The module and its extensions, each in a chunk of its own name. */
function exposesOf({ extensions }: RemoteBuild): Record<string, { import: string[]; name: string }> {
  const own = extensions.map((name) => [`./${name}`, { import: [`./src/extensions/${name}.ts`], name }] as const);
  return { './module': { import: ['./src/index.ts'], name: exposedChunk }, ...Object.fromEntries(own) };
}

/** A module with its own React has its own copy of every library that calls React, too. */
function librariesFor({ ownLibraries = [] }: RemoteOptions): SharedLibrary[] {
  const isOwn = ({ name, callsReact }: SharedLibrary) =>
    ownLibraries.includes(name) || (callsReact && ownLibraries.includes('react'));
  return sharedLibraries().filter((library) => !isOwn(library));
}

/**
 * The libraries that a module takes from the shell, or from its own release if those of the shell do not fit. It offers its
 * own copies to no other module, so its container does not list them.
 */
function sharedFrom(libraries: readonly SharedLibrary[]): Record<string, object> {
  return Object.fromEntries(
    libraries.map((library) => {
      const { name, singleton, combines } = library;
      const source = combines && { import: sourceOf(library) };
      return [name, { singleton, requiredVersion: compatibleRange(library), ...source }];
    }),
  );
}

/** A module's own copy of the kit, which few members ever load, has the overlays in its first chunk. */
const wholeKitRule = { test: /\/ui\/src\/internal\/overlay-code\.ts$/, parser: { dynamicImportMode: 'eager' } };

const contractRule = { test: isContract, enforce: 'pre' as const, loader: ownFile('contract-texts-loader.js') };

function layerRule(directory: string) {
  return {
    test: /\.css$/,
    include: join(directory, 'src'),
    enforce: 'pre' as const,
    loader: ownFile('module-layer-loader.js'),
  };
}

function standalonePage({ title }: RemoteBuild): WebpackPluginInstance {
  return new HtmlWebpackPlugin({
    chunks: ['standalone'],
    templateContent: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} alone</title>
  </head>
  <body><div id="root"></div></body>
</html>`,
  });
}
