import webpack from 'webpack';

const { RuntimeGlobals } = webpack;

/** The functions of `shell/src/modules/load-files.ts`. */
const shell = 'globalThis._FEDERATION_BUNDLER_RUNTIME';

/** The shell's code in place of webpack's, by the name of webpack's module. */
const replacements: Readonly<Record<string, (module: webpack.RuntimeModule) => string>> = {
  // A container is a classic script, so it runs while its element is the current script.
  publicPath: () => `${RuntimeGlobals.publicPath} = new URL('.', document.currentScript.src).href;`,
  'load script': () => `${RuntimeGlobals.loadScript} = (url, done) => ${shell}.loadScript(url, done);`,
  'css loading': ({ chunk, chunkGraph }) => {
    const chunks = chunk && chunkGraph ? chunksWithStyles(chunk, chunkGraph) : [];
    if (chunks.length === 0) return '';
    return `const styled = ${JSON.stringify(chunks)};
${RuntimeGlobals.ensureChunkHandlers}.miniCss = (chunkId, promises) => {
  if (styled.includes(chunkId)) {
    promises.push(${shell}.loadStyle(${RuntimeGlobals.publicPath} + ${RuntimeGlobals.require}.miniCssF(chunkId)));
  }
};`;
  },
};

/**
 * Leaves webpack's code that loads scripts and styles out of containers, which have the shell's instead: it would be a third
 * of each container.
 */
export class ShellLoadingPlugin implements webpack.WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    const name = ShellLoadingPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        const code = replacements[module.name];
        if (code) module.generate = () => code(module);
      });
    });
  }
}

function chunksWithStyles(runtimeChunk: webpack.Chunk, graph: webpack.ChunkGraph) {
  const styles = (chunk: webpack.Chunk) => graph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract');
  return [...runtimeChunk.getAllAsyncChunks()].filter(styles).map(({ id }) => id);
}
