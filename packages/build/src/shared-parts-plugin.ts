import type webpack from 'webpack';
import { partFile, type SharedLibrary } from './shared-libraries.ts';

/** Creates the combined libraries, and redirects each import that belongs to one of them. */
export class SharedPartsPlugin implements webpack.WebpackPluginInstance {
  readonly #nameOf: ReadonlyMap<string, string>;

  constructor(libraries: readonly SharedLibrary[] = []) {
    this.#nameOf = new Map(libraries.flatMap(({ name, combines = [] }) => combines.map((path) => [path, name])));
  }

  apply(compiler: webpack.Compiler): void {
    compiler.options.module.rules.push({ resource: partFile, loader: partFile });
    const name = SharedPartsPlugin.name;
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tap(name, (data) => {
        const part = this.#nameOf.get(data.request);
        if (part !== undefined && !data.contextInfo.issuer.startsWith(partFile)) data.request = part;
      });
    });
  }
}
