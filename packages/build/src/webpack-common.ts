import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, FileCacheOptions, RuleSetRule } from 'webpack';
import { localeOfBrowser } from './english-locale-loader.ts';
import { languageLists } from './english-only-loader.ts';
import { minifyWithoutHashes } from './minify-without-hashes.ts';
import { makerOfIcons } from './plain-icons-loader.ts';
import { repositoryRoot } from './workspaces.ts';

/** How one browser build differs from the others. */
export interface CommonOptions {
  /** The workspace that is built. */
  readonly directory: string;
  /** Names the build's cache and its class names; equal names give equal output. */
  readonly name: string;
  /** Makes class names differ between versions, so that the styles of a version left in the page are inert. */
  readonly salt: string;
  /** Whether the build has source maps and readable names instead of small files. */
  readonly development: boolean;
  /** Name of an emitted file without the extension, e.g. `[name].[contenthash:8]`. */
  readonly fileName: string;
  /** Whether only class names are exported, because another build writes the styles. Default false. */
  readonly namesOnly?: boolean;
}

/** The folder of this package's compiled files, where webpack finds its loaders. */
const here = dirname(fileURLToPath(import.meta.url));

/** The common part of every browser build: TypeScript by swc, CSS modules, hashed names, reproducible bytes. */
export function commonConfiguration(options: CommonOptions): Configuration {
  const { directory, name, development, fileName } = options;
  return {
    name,
    context: directory,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    // Never eval: the Content-Security-Policy forbids it, in development too.
    // The maps are built for the team and never published, so a release does not refer to them.
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    // Our own packages as source. The condition has a name of its own, because libraries ship their sources under
    // 'source'.
    resolve: {
      extensions: ['.js', '.mjs', '.json'],
      conditionNames: ['seed-source', '...'],
      ...(!development && { alias: productionRouter }),
    },
    module: {
      rules: [scriptRule(development), styleRule(options), iconsRule, ...englishRules, ...assetRules],
    },
    plugins: [new MiniCssExtractPlugin({ filename: `${fileName}.css`, chunkFilename: `${fileName}.css` })],
    optimization: {
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
      emitOnErrors: false,
      // With the cache on disk webpack 5.110 inlines a constant's value of an earlier build.
      inlineExports: false,
      minimizer: minimizers(),
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    // With a cache on the disk webpack 5.110 names the variables of joined modules in another order, so the same sources
    // would give another release than the one that was checked.
    cache: development && cacheOf(name),
  };
}

function cacheOf(name: string): FileCacheOptions {
  return {
    type: 'filesystem',
    cacheDirectory: join(repositoryRoot, '.cache/webpack'),
    name: `${name}-development`,
    buildDependencies: { preset: [`${here}/`] },
  };
}

const englishRules: RuleSetRule[] = [
  { test: languageLists, loader: ownFile('english-only-loader.js') },
  { test: localeOfBrowser, loader: ownFile('english-locale-loader.js') },
];

const iconsRule = { test: makerOfIcons, loader: ownFile('plain-icons-loader.js') };

/** Assets are separate files, except drawings that are imported with `?inline`. */
const assetRules: RuleSetRule[] = [
  { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, resourceQuery: { not: /inline/ }, type: 'asset/resource' },
  // As text instead of base64, which compresses badly.
  { test: /\.svg$/, resourceQuery: /inline/, type: 'asset/inline', generator: { dataUrl: { encoding: false } } },
];

/** React Router's own exports lead every bundler to its development build. */
const productionRouter = {
  'react-router$': join(repositoryRoot, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': join(repositoryRoot, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** A loader or another file of this package, by its name in the output. */
export function ownFile(file: string): string {
  return join(here, file);
}

function minimizers() {
  const terserOptions = { compress: { passes: 3 }, format: { comments: false } };
  return [
    // swc has threads of its own.
    new TerserPlugin({ minify: minifyWithoutHashes, parallel: false, extractComments: false, terserOptions }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
  ];
}

function scriptRule(development: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      sourceMaps: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      },
    },
  };
}

function styleRule({ salt, development, namesOnly = false }: CommonOptions): RuleSetRule {
  const modules = {
    auto: true,
    exportOnlyLocals: namesOnly,
    localIdentName: '[name]_[local]_[hash:base64:5]',
    localIdentHashSalt: salt,
    // One hash for all names of a file compresses well.
    hashStrategy: 'minimal-subset',
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  // As a query the options are part of the module's identity: the cache must not use the names of another version.
  const cssLoader = `css-loader?${JSON.stringify({ sourceMap: development, modules })}`;
  return { test: /\.css$/, sideEffects: true, use: namesOnly ? [cssLoader] : [MiniCssExtractPlugin.loader, cssLoader] };
}
