import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { LoadingPlugin } from './loading-plugin.ts';
import { framesOfKeycloak } from './unsandboxed-frames-loader.ts';
import { commonConfiguration, ownLoader } from './webpack-common.ts';
import { installedVersion, readPackageJson } from './workspaces.ts';

export interface ShellBuild {
  readonly outputPath: string;
}

/** Makes webpack's configuration for the shell; the default export of its `webpack.config.ts`. */
export type ShellPreset = (build: ShellBuild) => Configuration;

/** The lazy chunk of the shell with what is behind the login. */
export const portalChunk = 'portal';

/** The lazy chunks that a page with a module needs besides: the federation, and what it loads for modules. */
export const federationChunks = ['federation', 'ui', 'zod'];

/**
 * The preset of the shell: a plain webpack application without a federation plugin. Its whole configuration is
 * `export default shell(import.meta.url);`
 * @param configUrl URL of the shell's `webpack.config.ts`
 */
export function shell(configUrl: string): ShellPreset {
  const directory = dirname(fileURLToPath(configUrl));
  const { version } = readPackageJson(directory);
  return ({ outputPath }) => {
    const fileName = 'assets/[name].[contenthash:8]';
    const common = commonConfiguration({
      directory,
      name: 'shell',
      salt: `shell@${version}`,
      development: false,
      fileName,
    });
    return {
      ...common,
      entry: { main: './src/main.tsx' },
      output: {
        path: outputPath,
        publicPath: '/',
        uniqueName: 'shell',
        chunkLoadTimeout: 30_000,
        filename: `${fileName}.js`,
        assetModuleFilename: `${fileName}[ext]`,
      },
      module: { rules: [...(common.module?.rules ?? []), sharedLibrariesRule, framesRule] },
      plugins: [...(common.plugins ?? []), new LoadingPlugin({ askShell: false }), constants(version), page(directory)],
    };
  };
}

/** The shell's place for the one list. */
const sharedLibrariesRule = {
  test: /\/src\/modules\/shared-libraries\.ts$/,
  enforce: 'pre' as const,
  loader: ownLoader('shared-libraries-loader.js'),
};

const framesRule = { test: framesOfKeycloak, loader: ownLoader('unsandboxed-frames-loader.js') };

/** The last three steer the federation runtime: in a browser, with direct entries, under this identity. */
function constants(version: string) {
  return new webpack.DefinePlugin({
    FEDERATION_RUNTIME_VERSION: JSON.stringify(installedVersion('@module-federation/runtime-core')),
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    FEDERATION_BUILD_IDENTIFIER: JSON.stringify(`shell:${version}`),
  });
}

/** The gateway replaces the two comments by the boot document and the preload links. */
function page(directory: string) {
  return new HtmlWebpackPlugin({
    template: join(directory, 'src/index.html'),
    minify: { collapseWhitespace: true, ignoreCustomComments: [/^(boot|preload)$/] },
  });
}
