import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@seed/build/compile';
import { commonConfiguration } from '@seed/build/webpack-common';
import webpack from 'webpack';

/** The path of the page that runs the mocks. */
export const mocksPath = '/conformance-mocks/';

/**
 * Builds the module's `src/standalone.ts` with its mocks, without the page that it would show.
 *
 * @returns whether the module has one
 * @throws Error with the messages of the build
 */
export async function buildMocks(directory: string, id: string, outputPath: string): Promise<boolean> {
  const standalone = join(directory, 'src/standalone.ts');
  if (!existsSync(standalone)) return false;
  const options = { directory, name: `${id}-mocks`, salt: id, development: false, fileName: '[name]', namesOnly: true };
  const common = commonConfiguration(options);
  const capture = fileURLToPath(new URL('./capture-standalone.js', import.meta.url));
  await compile({
    ...common,
    devtool: false,
    entry: { mocks: standalone },
    output: { path: outputPath, filename: '[name].js', publicPath: mocksPath, uniqueName: `${id}-mocks` },
    resolve: { ...common.resolve, alias: { ...common.resolve?.alias, '@seed/portal-sdk/standalone$': capture } },
    optimization: { ...common.optimization, minimize: false },
    plugins: [...(common.plugins ?? []), new webpack.DefinePlugin({ MODULE_VERSION: JSON.stringify('mocks') })],
  });
  return true;
}
