import { createRequire } from 'node:module';
import type webpack from 'webpack';

const WebpackSharing = createRequire(import.meta.url)(
  'webpack/lib/sharing/ShareRuntimeModule.js',
) as typeof webpack.RuntimeModule;

/**
 * Leaves webpack's own code for shared libraries out of containers. The federation plugin brings its own, which assigns
 * the same functions again, but webpack adds both.
 */
export class OwnSharingPlugin implements webpack.WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    const name = OwnSharingPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module instanceof WebpackSharing) module.generate = () => null;
      });
    });
  }
}
