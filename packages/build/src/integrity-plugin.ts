import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/**
 * Makes a module check its own chunks and styles: the shell has put the integrity of every file of the release, by
 * absolute URL, on the page before the module's first line runs.
 */
export class IntegrityPlugin implements webpack.WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code) => `${code}\n${demand('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (code, names) => `${code}\n${demand(names.tag, 'fullhref')}`,
      );
    });
  }
}

function demand(element: string, url: string): string {
  return `var integrity = self.__seedIntegrity && self.__seedIntegrity[new URL(${url}, location.href).href];
if (integrity) { ${element}.integrity = integrity; ${element}.crossOrigin = 'anonymous'; }`;
}
