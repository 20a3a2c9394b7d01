import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/**
 * Loads lazy scripts and styles as the preload links of the page ask for them, in mode 'cors', so that they are not
 * fetched twice. A module also asks the shell how: with which integrity and, in a retry, under which URL.
 */
export class LoadingPlugin implements webpack.WebpackPluginInstance {
  readonly #askShell: boolean;

  constructor({ askShell }: { readonly askShell: boolean }) {
    this.#askShell = askShell;
  }

  apply(compiler: webpack.Compiler): void {
    const name = LoadingPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (code) => `${code}\n${this.#attributes('script', 'url')}`);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(name, (code, names) => `${code}\n${this.#attributes(names.tag, names.href)}`);
    });
  }

  #attributes(element: string, url: string): string {
    const anonymous = `${element}.crossOrigin = 'anonymous';`;
    if (!this.#askShell) return anonymous;
    const target = element === 'script' ? 'src' : 'href';
    return `${anonymous}
var request = self.__seedRequest && self.__seedRequest(${url});
if (request) ${element}.${target} = request.href;
if (request && request.integrity) ${element}.integrity = request.integrity;`;
  }
}
