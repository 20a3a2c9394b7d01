import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/**
 * Loads lazy scripts and styles in mode 'cors', equal to the page's preload links, so that they are not fetched twice. The
 * shell returns the integrity of each file and, in a retry, its URL (`shell/src/modules/release-files.ts`).
 */
export class LoadingPlugin implements webpack.WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    const name = LoadingPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (code) => `${code}\n${attributes('script', 'url')}`);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(name, (code, names) => `${code}\n${attributes(names.tag, names.href)}`);
    });
  }
}

function attributes(element: string, url: string): string {
  const target = element === 'script' ? 'src' : 'href';
  return `${element}.crossOrigin = 'anonymous';
var request = self.__seedRequest && self.__seedRequest(${url});
if (request) ${element}.${target} = request.href;
if (request && request.integrity) ${element}.integrity = request.integrity;`;
}
