import type webpack from 'webpack';

/**
 * Gives the container of a module a constant id. webpack would derive it from the container's identifier, which has
 * absolute paths, so that a release would differ with the folder in which it is built.
 */
export class ContainerIdPlugin implements webpack.WebpackPluginInstance {
  apply(compiler: webpack.Compiler): void {
    const name = ContainerIdPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        const container = [...modules].find((module) => module.identifier().startsWith('container entry '));
        if (container) compilation.chunkGraph.setModuleId(container, 'container');
      });
    });
  }
}
