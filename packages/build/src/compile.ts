import webpack, { type Compilation, type Configuration } from 'webpack';

/**
 * Runs webpack once.
 *
 * @throws Error with webpack's messages; warnings count as errors.
 */
export async function compile(configuration: Configuration): Promise<Compilation> {
  const compiler = webpack(configuration);
  if (compiler === null) throw new TypeError('webpack took the configuration for a list');
  try {
    return await new Promise<Compilation>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats === undefined) reject(new Error('webpack gave no result'));
        else if (stats.hasErrors() || stats.hasWarnings()) reject(new Error(messagesOf(stats)));
        else resolve(stats.compilation);
      });
    });
  } finally {
    await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  }
}

/** Scripts and styles (no source maps) of a named chunk with its dependencies. */
export function filesOf(compilation: Compilation, chunk: string): { js: string[]; css: string[] } {
  const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}

function messagesOf(stats: webpack.Stats): string {
  return stats.toString({ all: false, errors: true, warnings: true, errorDetails: true, colors: false });
}
